import { type JsonObject, objectsIn } from '../../../engine/query/json.ts'
import { readNumber, readText } from '../../../store/fields.ts'
import { Refusal } from '../../envelope.ts'
import type { ChosenOption } from './article.ts'
import type { OptionValue } from './buy-request.ts'

/**
 * Reads the last answer to each of a product's custom options, and ignores answers to unknown options.
 * @param price net, the base of percentages
 * @returns the answers with their total surcharge, which is net
 * @throws Refusal 400 if a required answer is missing, a value is unknown or chosen twice, a single choice has several values, or a text
 * is too long
 * @source platform contract §6.6
 */
export function answeredOptions(document: JsonObject, answers: readonly OptionValue[], price: number) {
  const answered = objectsIn(document.custom_options).flatMap((option) => {
    const answer = answers.findLast((one) => one.option === String(option.option_id))?.value
    if (answer !== undefined) return answeredOption(option, answer, price)
    if (option.is_require === true || Number(option.is_require) === 1) throw notEntered()
    return []
  })
  return {
    options: answered.map(({ label, value }) => ({ label, value })),
    surcharge: answered.reduce((sum, { surcharge }) => sum + surcharge, 0),
  }
}

/** The types of options of which several values may be chosen. */
const SEVERAL = new Set(['checkbox', 'multiple'])

function answeredOption(option: JsonObject, answer: string, price: number): ChosenOption & { readonly surcharge: number } {
  const label = readText(option, 'title') ?? ''
  const values = objectsIn(option.values)
  if (values.length === 0) {
    const longest = readNumber(option, 'max_characters') ?? 0
    if (longest > 0 && answer.length > longest) throw new Refusal(400, 'The text is too long. Shorten the text and try again.')
    return { label, value: answer, surcharge: calculateSurcharge(option, price) }
  }
  const ids = answer.split(',').map((id) => id.trim())
  const chosen = values.filter(({ option_type_id: id }) => ids.includes(String(id)))
  const most = SEVERAL.has(readText(option, 'type') ?? '') ? ids.length : 1
  if (chosen.length !== ids.length || ids.length > most) throw notEntered()
  return {
    label,
    value: chosen.map((value) => readText(value, 'title') ?? '').join(', '),
    surcharge: chosen.reduce((sum, value) => sum + calculateSurcharge(value, price), 0),
  }
}

function calculateSurcharge(priced: JsonObject, price: number): number {
  const amount = readNumber(priced, 'price') ?? 0
  return priced.price_type === 'percent' ? (price * amount) / 100 : amount
}

const notEntered = () =>
  new Refusal(400, "The product's required option(s) weren't entered. Make sure the options are entered and try again.")
