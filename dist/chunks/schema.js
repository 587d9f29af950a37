export { t as printSchema } from "./schema2.js";
