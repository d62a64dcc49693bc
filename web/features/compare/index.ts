export { compareList, withoutSku, withSku } from './compare-list.ts'
export { Comparison } from './comparison-view.tsx'
