/** What every test has: all kinds, as a run has them. */
import "../src/run/connect.ts";
import "../src/run/kinds.ts";
