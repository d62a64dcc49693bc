export { ProductLine } from './product-line.tsx'
