export { compareStore } from './compare-store.ts'
export { CompareToggle } from './compare-toggle.tsx'
export { Comparison } from './comparison/comparison-view.tsx'
export { compareList } from './device/compare-list.ts'
