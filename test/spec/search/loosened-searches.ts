import type { CatalogLanguage } from '../../kit/catalog-search.ts'
import type { WantedSearch } from './wanted-searches.ts'

/**
 * Searches for which no product has every word, and the skus of the kind of goods they name. The first two products must be of that kind, and
 * no other goods may come between those among the first five.
 */
export const LOOSENED: Readonly<Record<CatalogLanguage, readonly WantedSearch[]>> = {
  en: [
    ['brass decking screws', /^SCR-/],
    ['copper nails', /^(NAIL|PIN|BRAD)/],
    ['oak battens', /^BATTEN-/],
    ['brass joist hangers', /^HANGER-/],
    ['birch skirting', /^SKIRT-/],
    ['walnut architrave', /^ARCH-/],
    ['stainless hinges oak', /HINGE/],
    ['cedar decking', /^DECK|^JOIST-|^SCR-DECK|^CLIP/],
    ['maple handrail', /^HANDRAIL-/],
    ['larch fence posts', /POST/],
    ['oak plywood', /^PLY-/],
    ['white laminate worktop', /^WORKTOP-/],
    ['pine sleepers', /^SLEEPER-/],
    ['brass coach bolts', /BOLT|COACH/],
    ['screws for stairs', /^SCR-/],
    ['glue for skirting', /^(GLUE|ADH)-/],
    ['tulipwood spindles black', /^SPINDLE-/],
    ['ash worktop 40mm black', /^WORKTOP-/],
    ['cherry window board', /^WINBOARD-/],
    ['bamboo glitter screws', /^SCR-/],
  ],
  de: [
    ['Messing Terrassenschrauben', /^SCR-/],
    ['Buche Fußleiste schwarz', /^SKIRT-/],
    ['Ahorn Handlauf', /^HANDRAIL-/],
    ['Eiche Dachlatten', /^BATTEN-/],
    ['Lärche Sperrholz', /^PLY-/],
    ['Schrauben für Treppen', /^SCR-/],
    ['grüner Lack', /^(VARNISH|PAINT)-/],
  ],
  it: [
    ['viti ottone per decking', /^SCR-/],
    ['battiscopa faggio nero', /^SKIRT-/],
    ['corrimano acero', /^HANDRAIL-/],
    ['compensato larice', /^PLY-/],
    ['viti per scale', /^SCR-/],
    ['colla per battiscopa', /^(GLUE|ADH)-/],
  ],
}

/** Sizes in words, and the sku of a product that must be among the first five. */
export const FRACTIONS: Readonly<Record<CatalogLanguage, readonly WantedSearch[]>> = {
  en: [
    ['half inch plywood', /^PLY-\w+-12$/],
    ['half an inch mdf', /^MDF-12$/],
    ['three quarter ply', /^PLY-\w+-18$/],
    ['three-quarter inch plywood', /^PLY-\w+-18$/],
    ['three quarters of an inch mdf', /^MDF-18$/],
    ['3/4 ply', /^PLY-\w+-18$/],
    ['¾ birch ply', /^PLY-BIRCH-18$/],
    ['1/2 mdf', /^MDF-12$/],
    ['quarter inch mdf', /^MDF-6$/],
    ['one and a half inch screws', /^(SCR|NAIL)-/],
  ],
  de: [
    ['Sperrholz halb Zoll', /^PLY-\w+-12$/],
    ['dreiviertel Zoll Sperrholz', /^PLY-\w+-18$/],
    ['MDF halbzoll', /^MDF-12$/],
    ['¾ Sperrholz Birke', /^PLY-BIRCH-18$/],
  ],
  it: [
    ['compensato mezzo pollice', /^PLY-\w+-12$/],
    ['compensato tre quarti di pollice', /^PLY-\w+-18$/],
    ['mdf 1/2 pollice', /^MDF-12$/],
    ['compensato betulla ¾', /^PLY-BIRCH-18$/],
  ],
}
