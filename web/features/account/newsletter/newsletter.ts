import { createStore, useStore } from '../../../data/store.ts'

/** Whether the newsletter dialog is open. */
const popup = createStore(false)

export const useIsNewsletterOpen = (): boolean => useStore(popup, (isOpen) => isOpen)

export const showNewsletter = (isOpen: boolean) => popup.set(isOpen)
