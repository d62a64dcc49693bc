import { vi } from 'vitest'
import type { Document } from '../../documents/document.ts'
import { decodeProduct } from './product.ts'

export const BOARD = {
  id: 7,
  sku: 'OAK',
  name: 'Oak board',
  type_id: 'simple',
  status: 1,
  visibility: 4,
  tax_class_id: '2',
  price: '12.5000',
}

export function decodeSample(more: Document, { compact = false } = {}) {
  const warn = vi.fn()
  const product = decodeProduct({ ...BOARD, ...more }, { compact, warn })
  if (!product) throw new Error('expected a product')
  return { product, warn }
}
