/** The library has no types. Only what tests use. */
declare module "xliff" {
  interface Unit {
    source: unknown;
    target?: unknown;
    additionalAttributes?: Readonly<Record<string, string>>;
  }
  interface Document {
    sourceLanguage: string;
    targetLanguage?: string;
    resources: Readonly<Record<string, Readonly<Record<string, Unit>>>>;
  }
  export function xliff12ToJs(text: string, options?: { inlineAsString: boolean }): Promise<Document>;
}
