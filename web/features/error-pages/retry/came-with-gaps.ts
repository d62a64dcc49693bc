import { createContext } from 'react'

/** Whether the page as the server wrote it lacks something because a read failed. */
export const CameWithGaps = createContext(false)
