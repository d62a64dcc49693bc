export { layOutCards } from './lay-out-cards.ts'
export { ProductGrid } from './product-grid.tsx'
export { Rail } from './rail.tsx'
