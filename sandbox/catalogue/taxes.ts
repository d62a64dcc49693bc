import { t } from './wording/text.ts'
import type { View } from './wording/view.ts'

type Rates = readonly (readonly [country: string, percent: number])[]

const STANDARD: Rates = [
  ['GB', 20],
  ['DE', 19],
  ['IT', 22],
]
/** Energy-saving materials: 5 % in Britain, 10 % in Italy, the standard rate in Germany. */
const REDUCED: Rates = [
  ['GB', 5],
  ['DE', 19],
  ['IT', 10],
]

/** VAT rules: class 2 is standard, class 3 reduced. The same in every view, as in Magento. @source platform contract §2.15 */
export const taxRuleDocuments = (view: View): Record<string, unknown>[] => [
  rule(1, t('VAT standard', 'Umsatzsteuer', 'IVA ordinaria')[view.language], 2, STANDARD),
  rule(2, t('VAT reduced', 'Umsatzsteuer ermäßigt', 'IVA ridotta')[view.language], 3, REDUCED),
]

const rule = (id: number, code: string, productClass: number, rates: Rates) => ({
  id,
  code,
  priority: 0,
  position: id,
  customer_tax_class_ids: [3],
  product_tax_class_ids: [productClass],
  tax_rate_ids: rates.map((_, i) => id * 10 + i),
  calculate_subtotal: false,
  rates: rates.map(([country, percent], i) => ({
    id: id * 10 + i,
    tax_country_id: country,
    tax_region_id: 0,
    tax_postcode: '*',
    rate: percent,
    code: `${country} ${code}`,
    titles: [],
  })),
})
