/** The version that the user agent names. A test holds it equal to package.json's. */
export const VERSION = "0.1.0";
