export { Alternatives } from './alternatives.tsx'
export { ProductLine } from './product-line.tsx'
