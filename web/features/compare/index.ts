export { CompareToggle } from './compare-toggle.tsx'
export { openCompared, useComparedCount } from './compared.ts'
export { Comparison } from './comparison/comparison-view.tsx'
