export { CompareLink } from './compare-link.tsx'
export { CompareToggle } from './compare-toggle.tsx'
export { openCompared } from './compared.ts'
export { Comparison } from './comparison/comparison-view.tsx'
