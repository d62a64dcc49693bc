export { ProductGrid } from './product-grid.tsx'
export { Rail } from './rail/rail.tsx'
export { sizeLine } from './size-line.ts'
