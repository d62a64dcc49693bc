import { createDocumentChoice } from '../../../data/document-choice.ts'

export const VAT_KEY = 'shop/vat'

/** Which price is emphasised. Pages contain both. */
export const vat = createDocumentChoice({ key: VAT_KEY, attribute: 'vat', usual: 'inc', other: 'ex' })
