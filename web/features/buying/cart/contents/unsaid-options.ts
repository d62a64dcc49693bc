import type { VisibleLine } from '../../../../sync/tasks/cart/cart-state.ts'

interface OptionLine<Option> {
  readonly name: string
  readonly options: readonly Option[]
  readonly optionAnswers: readonly unknown[]
  readonly bundleChoices: readonly unknown[]
}

/**
 * The options that the name of a line does not say. Answers of the shopper and parts of a set are all kept: that the name contains
 * their text is a coincidence.
 * @source CART-47
 */
export function unsaidOptions<Option extends Pick<VisibleLine['options'][number], 'value'>>({
  name,
  options,
  optionAnswers,
  bundleChoices,
}: OptionLine<Option>): readonly Option[] {
  if (optionAnswers.length + bundleChoices.length > 0) return options
  const said = plain(name)
  return options.filter(({ value }) => !saysValue(said, plain(value)))
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()

/** A number without a unit could be anything in the name. */
const saysValue = (name: string, value: string): boolean =>
  /\p{L}/u.test(value) &&
  name.split(value).some((after, index, parts) => index > 0 && isWhole(parts[index - 1] ?? '', value, after))

/** Whether a text between two others is neither part of a longer word nor of a longer number. */
const isWhole = (before: string, value: string, after: string): boolean =>
  !/[\p{L}\p{N}]$/u.test(before) && !(/\d[.,]$/.test(before) && /^\d/.test(value)) && !/^[\p{L}\p{N}]/u.test(after)
