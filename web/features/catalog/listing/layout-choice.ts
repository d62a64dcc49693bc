import { createDocumentChoice } from '../../../data/document-choice.ts'

export const LAYOUT_KEY = 'shop/listing'

/** Whether listings show cards in a grid or rows. */
export const layoutChoice = createDocumentChoice({ key: LAYOUT_KEY, attribute: 'listing', usual: 'grid', other: 'rows' })
