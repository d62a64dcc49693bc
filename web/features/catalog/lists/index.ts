export { forgetLists } from './device/stored-lists.ts'
export { ListContents, ListsView } from './late-lists-view.ts'
