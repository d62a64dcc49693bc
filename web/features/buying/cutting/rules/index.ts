export { readCuttingList } from '#schema/rules/cutting/list/cutting-list.ts'
export { sizesOf } from './material.ts'
