/**
 * Whether a link of the merchant is followed: to a web address, or to a path of this shop. '//host' would leave the shop
 * unnoticed, and other schemes run scripts or open files. A text that needs escaping is not followed.
 */
export const isFollowedLink = (url: string): boolean => /^(https?:\/\/[^/\\?#\s"<>]+|\/(?![/\\]))[^\s\\"<>]*$/i.test(url)
