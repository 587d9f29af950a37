/** The one repository that there is. */
export const REPOSITORY = "acme/storefront";
