import { createStore } from '../data/store.ts'

/** Key of the location whose page is on screen. The router's own location changes before that page is rendered. */
export const shownLocation = createStore('')
