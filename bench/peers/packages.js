/** Loads two of the packages that dist has, as npm installs them. */
import "yaml";
import "zod";
