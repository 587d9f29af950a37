/** An app with one key in two JSON files, whose keys are created in Lokalise. */
import { ours, type Texts } from "./repository.ts";

export const json = (texts: object) => `${JSON.stringify(texts, undefined, 2)}\n`;
export const WEB = '{ files: "l/{lang}.json", languages: [en, de], keys_from: lokalise, platforms: [web] }';
export const FILES = {
  "l/en.json": json({ cart: { title: "Cart" } }),
  "l/de.json": json({ cart: { title: "Korb" } }),
};
export const LIVE: Texts = { "cart.title": { en: ours("Cart"), de: ours("Korb") } };
