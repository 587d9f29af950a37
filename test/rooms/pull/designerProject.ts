/** A project as designers fill it before there are any files: texts of every kind, in three languages. */
import type { ProjectState } from "./harness.ts";
import { JANE, project, row } from "./repository.ts";

type Forms = Readonly<Record<string, string>>;
export type Text = string | Forms;
export type Key = NonNullable<ProjectState["keys"]>[number];

/** English, German, and Polish, which also stands for the third language of other projects. Empty: not translated. */
type Texts = readonly [en: Text, de: Text, third: Text];

/** By the words of their names. */
const TEXTS: Readonly<Record<string, Texts>> = {
  "cart title": ["Your cart", "Dein Warenkorb", "Twój koszyk"],
  "cart empty": ["Your cart is empty", "Dein Warenkorb ist leer", "Twój koszyk jest pusty"],
  "cart pay": ["Pay now", "Jetzt bezahlen", "Zapłać teraz"],
  "menu home": ["Home", "Start", "Strona główna"],
  "menu help": ["Help", "Hilfe", "Pomoc"],
  "login title": ["Sign in", "Anmelden", "Zaloguj się"],
  "login failed": ["Sign-in failed.", "Anmeldung fehlgeschlagen.", "Logowanie nie powiodło się."],
  "size label": ["Size", "Größe", "Rozmiar"],
  "umlauts all": ["Äpfel, Öl, Übermaß", "Äpfel, Öl, Übermaß – „ja“", "Zażółć gęślą jaźń"],
  "emoji party": ["🎉 Party 👩‍👩‍👧", "🎉 Feier 👩‍👩‍👧", "🎉 Impreza 🇵🇱"],
  "terms link": ["Terms & conditions", "AGB & Datenschutz", "Warunki & prywatność"],
  "compare hint": ["1 < 2 > 0", "1 < 2 > 0, klar", "1 < 2 > 0, jasne"],
  "apostrophe hint": ["Don't panic", "Geht's noch?", "D'Artagnan"],
  "quote hint": ['Tap "OK"', 'Tippe "OK"', 'Dotknij "OK"'],
  "path hint": ["C:\\new\\table", "C:\\neu\\tafel", "C:\\nowy\\u0041"],
  "entity hint": ["Write &amp; for &", "Schreib &amp; für &", "Napisz &lt;b&gt; i &"],
  "link hint": ["https://a.example/?b=1&c=2 // d", "/* e */", "f; \"g\" = 'h';"],
  "lines two": ["One\nTwo", "Eins\nZwei", "Raz\n\nDwa"],
  "lines last": ["Last line\n", "Letzte Zeile\n", "Ostatnia linia\n"],
  "tab hint": ["Name\tPrice", "Name\tPreis", "Nazwa\tCena"],
  "blank first": [" and more", " und mehr", " i więcej"],
  "blank last": ["Total: ", "Summe: ", "Razem: "],
  "blanks inside": ["  a  b  ", "  a   b  ", "  a    b  "],
  "at start": ["@home", "@string/zuhause", "@dom"],
  "question start": ["?why", "?attr/warum", "?dlaczego"],
  "nbsp price": ["10\u00a0€", "10\u00a0€", "10\u202f€"],
  "percent alone": ["100 % cotton", "100 % Baumwolle", "100% bawełna"],
  "same text": ["OK", "OK", "OK"],
  "german missing": ["Not in German", "", "Nie po niemiecku"],
  "both missing": ["Only English", "", ""],

  "hello user": ["Hello [%s]!", "Hallo [%s]!", "Cześć [%s]!"],
  "bought by": ["[%1$s] bought [%2$s]", "[%2$s] gekauft von [%1$s]", "[%1$s] kupił(a) [%2$s]"],
  "new count": ["[%i] new", "[%i] neu", "[%i] nowych"],
  "price label": ["[%.2f] €", "[%.2f] €", "[%.2f] €"],
  "weight label": ["[%1$.1f] kg in [%2$i]", "[%1$.1f] kg in [%2$i]", "[%2$i]: [%1$.1f] kg"],
  "discount label": ["[%i][%] off & more", "[%i] [%] Rabatt", "[%i][%] taniej"],
  "said quote": ['[%s] said "it\'s on"', '[%s]: "geht\'s?"', '[%s]: "tak"'],
  "wool label": ["100[%] wool", "100 [%] Wolle", "100[%] wełna"],
  "welcome user": ["Welcome, [%s:name]!", "Willkommen, [%s:name]!", "Witaj, [%s:name]!"],
  "trip label": ["[%1$s:from] to [%2$s:to]", "Von [%1$s:from] nach [%2$s:to]", "[%2$s:to] z [%1$s:from]"],
  "seat label": ["Seat [%i:seat]", "Platz [%i:seat]", "Miejsce [%i:seat]"],

  "items count": [
    { one: "[%i] item", other: "[%i] items" },
    { one: "[%i] Artikel", other: "[%i] Artikel" },
    { one: "[%i] rzecz", few: "[%i] rzeczy", many: "[%i] rzeczy!", other: "[%i] rzeczy" },
  ],
  "days left": [
    { one: "One day's left", other: "[%i] days & nights" },
    { one: "", other: "" },
    { one: "Dzień", few: "[%i] dni", many: "[%i] dni", other: "[%i] dnia" },
  ],
  "plain files": [
    { one: "File", other: "Files" },
    { one: "Datei", other: "Dateien" },
    { one: "", few: "", many: "", other: "" },
  ],
  "form missing": [
    { one: "Guest", other: "Guests" },
    { one: "", other: "Gäste" },
    { one: "Gość", few: "Goście", many: "", other: "Gościa" },
  ],

  "footer void": ["Footer", "[VOID]", "Stopka"],
  "all void": ["[VOID]", "[VOID]", "[VOID]"],
  "linked title": ["See [%key:cart.title%]", "", ""],
  "later on": ["", "Später", "Później"],
  "nothing yet": ["", "", ""],
};

export const WORDS = Object.keys(TEXTS);

const FORMS: Readonly<Record<string, string[]>> = { pl: ["one", "few", "many", "other"] };

export const formsOf = (language: string) => FORMS[language] ?? ["one", "other"];

/** The translations of a text, as they are stored. A plural has all forms of the language. */
function translations(third: string, texts: Texts): Key["translations"] & object {
  return ["en", "de", third].map((language, index) => {
    const text = texts[index] ?? "";
    const forms =
      typeof text !== "string" &&
      Object.fromEntries(formsOf(language).map((form) => [form, text[form] ?? ""]));
    return row(language, { text: forms ? JSON.stringify(forms) : (text as string), by: JANE });
  });
}

/** A key with each of these texts. */
export function designed(
  third: string,
  words: readonly string[],
  keyOf: (words: readonly string[]) => Partial<Key> & Pick<Key, "key_name">,
): Key[] {
  return words.map((name) => {
    const texts = TEXTS[name] ?? ["", "", ""];
    const isPlural = typeof texts[0] !== "string" && { is_plural: true };
    return { ...keyOf(name.split(" ")), ...isPlural, translations: translations(third, texts) };
  });
}

/** A key whose name is what matters. */
export function named(third: string, key_name: Key["key_name"], more: Partial<Key>): Key {
  return { key_name, ...more, translations: translations(third, ["Odd", "Seltsam", "Dziwny"]) };
}

export function projectOf(third: string, keys: readonly Key[]): ProjectState {
  const languages = ["en", "de", third].map((lang_iso) => ({ lang_iso, plural_forms: formsOf(lang_iso) }));
  return { ...project(keys.map((key, index) => ({ key_id: index + 1, ...key }))), languages };
}
