export { CompareToggle } from './compare-toggle.tsx'
export { compared } from './compared.ts'
export { Comparison } from './comparison/comparison-view.tsx'
export { forgetCompared } from './device/compare-list.ts'
