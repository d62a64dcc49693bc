import { findArguments } from './message-arguments.ts'
import { messageCode, stringCode } from './message-code.ts'
import type { ParsedText, Texts } from './message-tree.ts'

/** The area that every page loads, so it is in the same module as the list of the others. */
const ON_EVERY_PAGE = 'catalog'

const SERVER = 'server'
const SHARED = 'shared'

/** The places that show the texts shared by browser and server. */
const SHARED_PLACES: readonly (readonly [group: string, place: string])[] = [
  ['formErrors', 'forms.errors'],
  ['formErrors', 'server.form'],
  ['ownMethods', 'checkout.order.methods.own'],
  ['ownMethods', 'server.ownMethods'],
  ['purchaseRefusals', 'cart.notices'],
  ['purchaseRefusals', 'server.purchase'],
]

export interface LanguageTexts {
  /** ISO 639 code: 'de' */
  readonly language: string
  readonly texts: Texts
}

/** The modules of all languages, by path. @param english decides which values a text takes, and is shown for texts that a language lacks */
export function messageModules(languages: readonly LanguageTexts[], english: Texts): Readonly<Record<string, string>> {
  const originals = groupTexts(english)
  const areas = Object.keys(originals).filter((name) => name !== SERVER)
  return Object.fromEntries([
    ...languages.flatMap(({ language, texts }) => {
      const groups = groupTexts(texts)
      return [
        ...areas.map((area) => [`web/messages/generated/${language}/${area}.ts`, areaModule(groups[area], originals[area])]),
        [`web/messages/generated/${language}/index.ts`, indexModule(areas)],
        [`bff/domain/messages/generated/${language}.ts`, serverModule(language, groups[SERVER], originals[SERVER])],
      ]
    }),
    ['web/messages/generated/languages.ts', clientLanguages(languages)],
    ['bff/domain/messages/generated/languages.ts', serverLanguages(languages)],
  ])
}

/** Groups of texts, as deep as they are in the file. */
interface Group {
  readonly [name: string]: Group | ParsedText | undefined
}

/** All areas with the server's, shared texts in their places. */
function groupTexts(texts: Texts): Record<string, Group> {
  const root: MutableGroup = {}
  for (const [key, text] of texts) for (const place of findModules(key)) put(root, place.split('.'), text)
  return root as Record<string, Group>
}

/** The keys under which a text is shown: its own, or the places of a shared text. */
export function findModules(key: string): readonly string[] {
  const [area, group, ...rest] = key.split('.')
  if (area !== SHARED) return [key]
  return SHARED_PLACES.flatMap(([name, place]) => (name === group ? [place, ...rest].join('.') : []))
}

interface MutableGroup {
  [name: string]: MutableGroup | ParsedText
}

function put(group: MutableGroup, [name = '', ...rest]: readonly string[], text: ParsedText): void {
  if (rest.length === 0) group[name] = text
  else {
    group[name] ??= {}
    put(group[name] as MutableGroup, rest, text)
  }
}

/** Between a value and its unit: '18 mm', '20 %', '7:30 Uhr' */
const SPACE_BEFORE_UNIT = /(?<=\$\{[^{}]+\}) (?=(?:mm|m²?|kg|%|h|min|Std\.|Min\.|Uhr)(?!\p{L}))/gu

/** A unit stays on the line of its value. @source SHOP-24 */
function areaModule(texts: Group | undefined, originals: Group | undefined): string {
  const format = new Set<string>()
  const body = groupCode(texts, originals, format, '').replace(SPACE_BEFORE_UNIT, '\\u00a0')
  if (format.size === 0) return `export const messages = () => (${body})\n`
  return `import type { Format } from '../../format.ts'\n\nexport const messages = ({ ${[...format].sort().join(', ')} }: Format) => (${body})\n`
}

/** The server's texts have no format of numbers, because they are the same for all store views of a language. */
function serverModule(language: string, texts: Group | undefined, originals: Group | undefined): string {
  const format = new Set<string>()
  const body = groupCode(texts, originals, format, '')
  const rules = [...format].sort().join(', ')
  return rules === ''
    ? `export const messages = ${body}\n`
    : `import { pluralRules } from '#schema/rules/plural-forms.ts'\n\nconst { ${rules} } = pluralRules('${language}')\n\nexport const messages = ${body}\n`
}

function groupCode(texts: Group = {}, originals: Group = {}, format: Set<string>, indent: string): string {
  const names = Object.keys(originals)
  const isList = names.every((name, position) => name === `${position}`)
  const lines = names.map((name) => {
    const [text, original] = [texts[name], originals[name]]
    const code = isText(original)
      ? messageCode(isText(text) ? text : original, findArguments(original.elements), format)
      : groupCode(text as Group, original, format, `${indent}  `)
    return `${indent}  ${isList ? '' : `${/^[A-Za-z_]\w*$/.test(name) ? name : stringCode(name)}: `}${code},\n`
  })
  const [open, close] = isList ? '[]' : '{}'
  return `${open}\n${lines.join('')}${indent}${close}`
}

const isText = (value: Group | ParsedText | undefined): value is ParsedText => Array.isArray(value?.elements)

const indexModule = (areas: readonly string[]) => `import { messages as ${ON_EVERY_PAGE} } from './${ON_EVERY_PAGE}.ts'

/** The texts by area. \`${ON_EVERY_PAGE}\` is on every page; the others load with the code that shows them. */
export const language = {
${areas
  .map((area) =>
    area === ON_EVERY_PAGE ? `  ${area}: async () => ({ messages: ${area} }),` : `  ${area}: () => import('./${area}.ts'),`,
  )
  .join('\n')}
}
`

const clientLanguages = (
  languages: readonly LanguageTexts[],
) => `/** The languages of the shop by their ISO 639 code. A page fetches that of its store view only. */
export const LANGUAGES = {
${languages.map(({ language }) => `  ${language}: async () => (await import('./${language}/index.ts')).language,`).join('\n')}
}
`

const serverLanguages = (languages: readonly LanguageTexts[]) => `import { messages as en } from './en.ts'
${languages
  .filter(({ language }) => language !== 'en')
  .map(({ language }) => `import { messages as ${language}Messages } from './${language}.ts'\n`)
  .join('')}
/** The texts that each language provides: strings, and functions for texts with values. */
export type ServerMessages = typeof en

/** The languages of the shop by their ISO 639 code. */
export const LANGUAGES: ReadonlyMap<string, ServerMessages> = new Map([
${languages.map(({ language }) => `  ['${language}', ${language === 'en' ? 'en' : `${language}Messages`}],`).join('\n')}
])
`
