export { readCuttingList } from '#schema/rules/cutting/list/cutting-list.ts'
export { materialSizes } from './material.ts'
