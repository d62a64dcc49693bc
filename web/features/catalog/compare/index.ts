export { compareStore } from './compare-store.ts'
export { CompareToggle } from './compare-toggle.tsx'
export { Comparison } from './comparison/comparison-view.tsx'
export { forgetCompareList } from './device/compare-list.ts'
