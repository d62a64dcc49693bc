import { canCarry, type Load } from '#schema/rules/delivery/carrying.ts'
import type { DeliveryRules, MethodRule } from '#schema/rules/delivery/delivery-rules.types.ts'

/**
 * The deliveries that carry a load, the cheapest first, each faster than those before it, and the fastest collection.
 * @param offered methods that the platform offers for the destination of this device; null if unknown
 * @param findPrice the price of a method; null if unknown. Deliveries without a price come last, in the order of the rules.
 * @source DELIVERY-3, DELIVERY-4
 */
export function promisedMethods(
  { methods }: Pick<DeliveryRules, 'methods'>,
  load: Load,
  offered: readonly string[] | null,
  findPrice: (method: string) => number | null,
): readonly MethodRule[] {
  const possible = methods.filter((rule) => canCarry(rule, load) && (offered === null || offered.includes(rule.method)))
  const price = ({ method }: MethodRule) => findPrice(method) ?? Number.MAX_SAFE_INTEGER
  const deliveries = possible.filter(({ days }) => days !== null).sort((a, b) => price(a) - price(b))
  const collections = possible.filter(({ hours }) => hours !== null).sort((a, b) => (a.hours ?? 0) - (b.hours ?? 0))
  return [
    ...deliveries.filter(({ days }, place) => deliveries.slice(0, place).every((cheaper) => (days ?? 0) < (cheaper.days ?? 0))),
    ...collections.slice(0, 1),
  ]
}
