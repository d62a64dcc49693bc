export { loadBlocks } from './load-blocks.ts'
export { PlacedBlocks } from './placed-blocks.tsx'
