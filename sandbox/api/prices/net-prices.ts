import { type JsonObject, objectsIn } from '../../engine/query/json.ts'
import { readNumber, readText } from '../../store/fields.ts'

export interface NetPrices {
  readonly regular: number
  readonly final: number
  /** The special price, if it is active. */
  readonly special: number | null
  readonly lowestRegular: number
  readonly highestRegular: number
  readonly highest: number
}

/**
 * Calculates current prices. A special price applies between its dates.
 * A lower final price without a special price comes from a catalogue rule.
 * A configurable or grouped product costs as much as its cheapest part.
 * @param parts variants of a configurable product, members of a grouped one
 * @param now 'YYYY-MM-DD HH:mm:ss' in the shop's time zone
 */
export function netPrices(document: JsonObject, parts: readonly JsonObject[], now: string): NetPrices {
  const own = ownPrices(document, now)
  const priced = parts.map((part) => ownPrices(part, now)).filter(({ final }) => final > 0)
  const [first] = priced
  if (!first) return own
  const cheapest = priced.reduce((best, part) => (part.final < best.final ? part : best), first)
  return {
    regular: cheapest.regular,
    final: cheapest.final,
    special: cheapest.final < cheapest.regular ? cheapest.final : null,
    lowestRegular: Math.min(...priced.map(({ regular }) => regular)),
    highestRegular: Math.max(...priced.map(({ regular }) => regular)),
    highest: Math.max(...priced.map(({ final }) => final)),
  }
}

/** Returns the variants that determine a configurable product's price. */
export const listVariants = (document: JsonObject) =>
  objectsIn(document.configurable_children).filter((child) => (readNumber(child, 'status') ?? 1) < 2)

function ownPrices(document: JsonObject, now: string): NetPrices {
  const regular = firstPositive(document, ['original_price', 'price', 'regular_price', 'final_price'])
  const special = readNumber(document, 'special_price')
  const hasSpecial = special !== null && special > 0 && special < regular
  const active = hasSpecial && isWithinSpecialDates(document, now) ? special : null
  // The final price may be left over from an ended special price.
  const ruled = hasSpecial && active === null ? null : readNumber(document, 'final_price')
  const final = Math.min(active ?? regular, ruled !== null && ruled > 0 ? ruled : regular)
  return {
    regular,
    final,
    special: active,
    lowestRegular: regular,
    highestRegular: regular,
    highest: Math.max(final, readNumber(document, 'max_price') ?? 0),
  }
}

/** A bundle has no price of its own and is indexed with the price of its parts. */
const firstPositive = (document: JsonObject, fields: readonly string[]) =>
  fields.map((field) => readNumber(document, field) ?? 0).find((price) => price > 0) ?? 0

/** A missing date is open-ended. */
export const isWithinSpecialDates = (document: JsonObject, now: string) =>
  (readText(document, 'special_from_date') ?? '') < now && now < (readText(document, 'special_to_date') ?? '9999')
