export { forgetLists } from './device/stored-lists.ts'
export { ListsView } from './late-lists-view.ts'
