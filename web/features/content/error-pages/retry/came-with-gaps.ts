import { createContext } from 'react'

/** Whether the server-rendered page has gaps because a read failed. */
export const CameWithGaps = createContext(false)
