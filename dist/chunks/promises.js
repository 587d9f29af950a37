// \0node:readline/promises
const e = (...e) => process.getBuiltinModule("node:readline/promises").createInterface(...e);
export { e as createInterface };
