import { createStore } from '../data/store.ts'

/** Key of the location whose page stands in the document. The router is there earlier: its next page may still wait for its code. */
export const shownLocation = createStore('')
