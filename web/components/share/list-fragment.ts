/** Prefix of a fragment that holds a list. */
export const LIST_FRAGMENT = '#list='

/** Whether an address's fragment claims to hold a list. */
export const holdsList = (fragment: string): boolean => fragment.startsWith(LIST_FRAGMENT)
