import type { VisibleLine } from '../../../../sync/tasks/cart/cart-state.ts'

interface OptionLine<Option> {
  readonly name: string
  readonly options: readonly Option[]
  readonly optionAnswers: readonly unknown[]
  readonly bundleChoices: readonly unknown[]
}

/**
 * The options whose values the name of a line does not contain. Keeps all answers of the shopper and all parts of a set, because a name
 * contains their text only by coincidence.
 * @source CART-47
 */
export function optionsNotInName<Option extends Pick<VisibleLine['options'][number], 'value'>>({
  name,
  options,
  optionAnswers,
  bundleChoices,
}: OptionLine<Option>): readonly Option[] {
  if (optionAnswers.length + bundleChoices.length > 0) return options
  return options.filter(({ value }) => !isInName(value, name))
}

/** Whether a name contains a value as whole words. A number without a unit could be anything in a name. */
export const isInName = (value: string, name: string): boolean =>
  /\p{L}/u.test(value) && contains(withEachSize(toPlain(name)), toPlain(value))

const toPlain = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(\d) ?[x×] ?(?=\d)/gi, '$1 × ')
    .trim()
    .toLowerCase()

/**
 * Adds each number of a size with its unit: '15 × 95 mm' also says '15 mm' and '95 mm'. The pattern
 * starts at whole numbers and reads at most five, so that its time is linear in the length of a name.
 */
const withEachSize = (name: string): string =>
  name.replace(/(?<![\d.,])\d[\d.,]*(?: × \d[\d.,]*){1,4} (\p{L}+)/gu, (size, unit: string) =>
    [size, ...size.split(' × ').map((part) => `${part.split(' ')[0]} ${unit}`)].join('; '),
  )

const contains = (text: string, value: string): boolean =>
  text.split(value).some((after, index, parts) => index > 0 && isWhole(parts[index - 1] ?? '', value, after))

/** Whether a text between two others is neither part of a longer word nor of a longer number. */
const isWhole = (before: string, value: string, after: string): boolean =>
  !/[\p{L}\p{N}]$/u.test(before) && !(/\d[.,]$/.test(before) && /^\d/.test(value)) && !/^[\p{L}\p{N}]/u.test(after)
