import { createStore, useStore } from '../../../data/store.ts'

/** Whether the newsletter dialog is open. */
const dialog = createStore(false)

export const useIsNewsletterOpen = (): boolean => useStore(dialog, (isOpen) => isOpen)

export const showNewsletter = (isOpen: boolean) => dialog.set(isOpen)
