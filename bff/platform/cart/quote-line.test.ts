import { expect, it } from 'vitest'
import { decodeQuoteLine } from './quote-line.ts'

// PROD-76
it('decodeQuoteLine writes the sizes of the name with × and keeps sku and answers', () => {
  const custom_options = [{ option_id: 4, option_value: '12 x 34' }]
  const line = {
    item_id: 1,
    sku: 'OAK-25 x 75',
    qty: 1,
    name: 'Oak block 25 x 75 mm',
    product_option: { extension_attributes: { custom_options } },
  }
  const decoding = { compact: false, warn: () => undefined }
  expect(decodeQuoteLine(line, decoding)).toMatchObject({
    sku: 'OAK-25 x 75',
    name: 'Oak block 25 × 75 mm',
    optionAnswers: [{ optionId: '4', answer: '12 x 34' }],
  })
})
