import { isPoundElement, type MessageFormatElement, type SelectElement, TYPE } from '@formatjs/icu-messageformat-parser'
import type { ArgumentKind, Arguments } from './message-tree.ts'

/** How numbers can be written: `{each, number, measure}`. A number without a style is written as a figure: '1,234'. */
const NUMBER_STYLES = ['measure', 'money', 'tenth'] as const

/** How dates can be written: `{moment, date, dateTime}`. Without a style they have no time. */
const DATE_STYLES = ['dateTime'] as const

/** Names that can be a parameter of a function. */
const NAME = /^[a-z][a-zA-Z\d]*$/

/**
 * The arguments of a text, in their order.
 * @throws Error for a format that the shop does not have, or an argument that is used in two ways
 */
export function findArguments(elements: readonly MessageFormatElement[]): Arguments {
  const found = new Map<string, ArgumentKind>()
  function visit(element: MessageFormatElement) {
    if (element.type === TYPE.literal || isPoundElement(element)) return
    if (!NAME.test(element.value)) throw new Error(`'${element.value}' is not a name of an argument`)
    const kind = argumentKind(element)
    const known = found.get(element.value)
    if (known && known !== kind && known !== 'text' && kind !== 'text')
      throw new Error(`{${element.value}} is used as ${known} and as ${kind}`)
    if (!known || known === 'text') found.set(element.value, kind)
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) value.forEach(visit)
  }
  elements.forEach(visit)
  return found
}

type InsertedElement = Exclude<MessageFormatElement, { type: TYPE.literal | TYPE.pound }>

function argumentKind(element: InsertedElement): ArgumentKind {
  switch (element.type) {
    case TYPE.argument:
      return 'text'
    case TYPE.plural:
      if (element.offset !== 0 || element.pluralType !== 'cardinal')
        throw new Error('Plurals cannot have an offset or ordinals here')
      return 'number'
    case TYPE.number:
      checkStyle(element.style, NUMBER_STYLES)
      return 'number'
    case TYPE.date:
      checkStyle(element.style, DATE_STYLES)
      return 'moment'
    case TYPE.select:
      return isYesOrNo(element) ? 'boolean' : 'choice'
    default:
      throw new Error(`{${element.value}} has a format that the shop does not have`)
  }
}

/** `{isStored, select, true {…} other {…}}` */
export const isYesOrNo = ({ options }: SelectElement): boolean => 'true' in options && Object.keys(options).length === 2

function checkStyle(style: unknown, known: readonly string[]) {
  if (style !== undefined && style !== null && !known.includes(String(style)))
    throw new Error(`'${style}' is not a style of the shop; use one of ${known.join(', ')}`)
}
