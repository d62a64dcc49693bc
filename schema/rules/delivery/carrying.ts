import type { DeliveryRules, MethodRule } from './delivery-rules.types.ts'

export interface MethodCodes {
  readonly carrierCode: string
  readonly methodCode: string
}

/** The goods of an order, as far as they limit the delivery method. */
export interface Load {
  /** The longest piece in millimetres; null if unknown. */
  readonly longest: number | null
  /** The weight of all pieces whose weight is known. */
  readonly kilograms: number
}

/** A limit of a method's rule, in its unit. */
export interface ExceededLimit {
  readonly kind: 'longest' | 'heaviest'
  readonly most: number
}

type Rules = Pick<DeliveryRules, 'methods'> | null

/** The rule of a method of the platform; undefined without one. */
export const methodRule = (rules: Rules, { carrierCode, methodCode }: MethodCodes): MethodRule | undefined =>
  rules?.methods.find(({ method }) => method === `${carrierCode}_${methodCode}`)

/** Whether shoppers fetch the goods by this method. */
export const isCollection = (rules: Rules, method: MethodCodes): boolean => (methodRule(rules, method)?.hours ?? null) !== null

/** Whether a method carries a load. Unknown values exceed no limit. */
export const canCarry = (rule: MethodRule, load: Load): boolean => findExceededLimit(rule, load) === null

function findExceededLimit({ longest, heaviest }: MethodRule, load: Load): ExceededLimit | null {
  if (longest !== null && load.longest !== null && load.longest > longest) return { kind: 'longest', most: longest }
  return heaviest !== null && load.kilograms > heaviest ? { kind: 'heaviest', most: heaviest } : null
}

/** The limit that keeps a method from carrying a load; null if it can, and without a rule. Limits hold in all countries. @source DELIVERY-22 */
export function exceededLimit(rules: Rules, method: MethodCodes, load: Load): ExceededLimit | null {
  const rule = methodRule(rules, method)
  return rule ? findExceededLimit(rule, load) : null
}

/** The methods that can carry a load, in their order. @source DELIVERY-22 */
export const carryingMethods = <Method extends MethodCodes>(
  methods: readonly Method[],
  rules: Rules,
  load: Load,
): readonly Method[] => methods.filter((method) => exceededLimit(rules, method, load) === null)

/** Pieces of one kind. Absent values are unknown. */
export interface LoadedGoods {
  readonly quantity: number
  /** The longest side of one piece. */
  readonly longestMillimetres?: number | null
  /** The weight of one piece. */
  readonly kilograms?: number | null
}

/** The load of an order: the longest piece whose length is known, and the weight of all whose weight is. @source DELIVERY-20, DELIVERY-24 */
export function orderLoad(goods: readonly LoadedGoods[]): Load {
  const lengths = goods.flatMap(({ longestMillimetres }) => longestMillimetres ?? [])
  // In whole grams, because fractions of kilograms add up to a little more or less.
  const grams = goods.reduce((sum, { quantity, kilograms }) => sum + quantity * Math.round((kilograms ?? 0) * 1000), 0)
  return { longest: lengths.length > 0 ? Math.max(...lengths) : null, kilograms: grams / 1000 }
}
