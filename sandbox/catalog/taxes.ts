import { z } from 'zod'
import type { StoreView } from '../store-views.ts'
import { readData } from './read-data.ts'
import { text } from './wording/text.ts'

/** A VAT rule: its product tax class (2 standard, 3 reduced), and percent by country. */
const taxRule = z.strictObject({
  id: z.number(),
  name: text,
  productClass: z.number(),
  rates: z.record(z.string(), z.number()),
})

/**
 * Clients compare the group of a customer with these (platform contract §3.2): the two groups of customers, and Magento's class of them
 * all. Carts tax every group alike.
 */
const CUSTOMER_CLASSES = [1, 2, 3]

const RULES = readData('taxes', z.array(taxRule))

/** Returns tax rule documents. The same in every view, as in Magento. @source platform contract §2.15 */
export const taxRuleDocuments = (view: StoreView): Record<string, unknown>[] =>
  RULES.map((rule) => taxRuleDocument(rule, rule.name[view.language]))

function taxRuleDocument({ id, productClass, rates }: z.infer<typeof taxRule>, code: string): Record<string, unknown> {
  const byCountry = Object.entries(rates)
  return {
    id,
    code,
    priority: 0,
    position: id,
    customer_tax_class_ids: CUSTOMER_CLASSES,
    product_tax_class_ids: [productClass],
    tax_rate_ids: byCountry.map((_, i) => id * 10 + i),
    calculate_subtotal: false,
    rates: byCountry.map(([country, percent], i) => ({
      id: id * 10 + i,
      tax_country_id: country,
      tax_region_id: 0,
      tax_postcode: '*',
      rate: percent,
      code: `${country} ${code}`,
      titles: [],
    })),
  }
}
