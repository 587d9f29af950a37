/** The version in the user agent. A test checks that it is that of package.json. */
export const VERSION = "0.1.0";
