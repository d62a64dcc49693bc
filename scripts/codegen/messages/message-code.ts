import { type MessageFormatElement, type PluralElement, type SelectElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { isYesOrNo } from './message-arguments.ts'
import type { ArgumentKind, Arguments, ParsedText } from './message-tree.ts'

/** Types of parameters in the generated code. */
const TYPES: Readonly<Record<ArgumentKind, string>> = {
  text: 'string | number',
  number: 'number',
  moment: 'Date | number | string',
  boolean: 'boolean',
  choice: 'string',
}

/**
 * A text as an expression: a string, or a function that returns it. A single value is passed as it is, several as an object, so that
 * the order of the words decides nothing.
 * @param parameters of the English text, which all languages have
 * @param format names of the functions of `Format` that the text uses are added to it
 */
export function messageCode({ elements }: ParsedText, parameters: Arguments, format: Set<string>): string {
  const body = textCode(elements, { format, counted: null })
  if (parameters.size === 0) return body
  const names = [...parameters.keys()]
  const types = [...parameters].map(([name, kind]) => `${name}: ${TYPES[kind]}`)
  return parameters.size === 1 ? `(${types}) => ${body}` : `({ ${names.join(', ')} }: { ${types.join('; ')} }) => ${body}`
}

interface Place {
  readonly format: Set<string>
  /** The argument that `#` prints; null outside a plural. */
  readonly counted: string | null
}

/** A string literal, a template, or the expression of the only thing put in. */
function textCode(elements: readonly MessageFormatElement[], place: Place): string {
  const [only] = elements
  if (elements.length === 0) return "''"
  if (only && elements.length === 1 && only.type !== TYPE.argument)
    return only.type === TYPE.literal ? stringCode(only.value) : insertedCode(only, place)
  const parts = elements.map((element) =>
    element.type === TYPE.literal ? element.value.replace(/[\\`]|\$(?=\{)/g, '\\$&') : `\${${insertedCode(element, place)}}`,
  )
  return `\`${parts.join('')}\``
}

function insertedCode(element: Exclude<MessageFormatElement, { type: TYPE.literal }>, place: Place): string {
  const call = (name: string, argument: string | null) => {
    place.format.add(name)
    return `${name}(${argument})`
  }
  switch (element.type) {
    case TYPE.pound:
      return call('figure', place.counted)
    case TYPE.number:
      return call(String(element.style ?? 'figure'), element.value)
    case TYPE.date:
      return call(String(element.style ?? 'date'), element.value)
    case TYPE.plural:
      return pluralCode(element, place)
    case TYPE.select:
      return selectCode(element, place)
    default:
      return element.value
  }
}

/** Exact numbers first; then by the plural rules of the language. */
function pluralCode({ value: counted, options }: PluralElement, { format }: Place): string {
  const code = ({ value }: { value: MessageFormatElement[] }) => textCode(value, { format, counted })
  const exact = Object.entries(options).filter(([key]) => key.startsWith('='))
  const rules = Object.entries(options).filter(([key]) => !key.startsWith('='))
  const choices = exact.map(([key, option]) => `${counted} === ${Number(key.slice(1))} ? ${code(option)} : `)
  const byRule = () => {
    const { one, other } = options
    if (rules.length === 1 && other) return code(other)
    if (rules.length > 2 || !one || !other) {
      format.add('plural')
      return `plural(${counted}, { ${rules.map(([rule, option]) => `${rule}: ${code(option)}`).join(', ')} })`
    }
    const nouns = [one, other].map(({ value }) => nounCode(value))
    if (nouns[0] && nouns[1]) {
      format.add('counted')
      return `counted(${counted}, ${nouns.join(', ')})`
    }
    format.add('isOne')
    return `isOne(${counted}) ? ${code(one)} : ${code(other)}`
  }
  const chosen = choices.join('') + byRule()
  return chosen.includes(' ? ') ? `(${chosen})` : chosen
}

/** 'parts' of `# parts`, null for other texts. */
function nounCode([pound, noun, ...rest]: readonly MessageFormatElement[]): string | null {
  const isNoun = pound?.type === TYPE.pound && noun?.type === TYPE.literal && noun.value.startsWith(' ') && rest.length === 0
  return isNoun ? stringCode(noun.value.slice(1)) : null
}

function selectCode(element: SelectElement, place: Place): string {
  const { value, options } = element
  const { other, ...chosen } = options
  const choices = Object.entries(chosen).map(([key, option]) => {
    const condition = isYesOrNo(element) ? value : `${value} === ${stringCode(key)}`
    return `${condition} ? ${textCode(option.value, place)} : `
  })
  return `(${choices.join('')}${textCode(other?.value ?? [], place)})`
}

/** In single quotes, as the rest of the code. */
export const stringCode = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
