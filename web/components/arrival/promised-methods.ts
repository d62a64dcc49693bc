import { canCarry, type Load } from '#schema/rules/delivery/carrying.ts'
import type { DeliveryRules, MethodRule } from '#schema/rules/delivery/delivery-rules.types.ts'

/**
 * The fastest delivery and the fastest collection that carry a load.
 * @param offered methods that the platform offers for the destination of this device; null if unknown
 * @source DELIVERY-3
 */
export function promisedMethods(
  { methods }: Pick<DeliveryRules, 'methods'>,
  load: Load,
  offered: readonly string[] | null,
): readonly MethodRule[] {
  const possible = methods.filter((rule) => canCarry(rule, load) && (offered === null || offered.includes(rule.method)))
  return (['days', 'hours'] as const).flatMap((unit) => {
    const [fastest] = possible.filter((rule) => rule[unit] !== null).sort((a, b) => (a[unit] ?? 0) - (b[unit] ?? 0))
    return fastest ?? []
  })
}
