export { CompareLink } from './compare-link.tsx'
export { CompareToggle } from './compare-toggle.tsx'
export { Comparison } from './comparison/comparison-view.tsx'
export { followCompare } from './frame-compare.ts'
