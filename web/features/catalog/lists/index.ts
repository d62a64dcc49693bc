export { forgetLists } from './device/stored-lists.ts'
