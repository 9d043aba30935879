/** Where the bearer token is kept, as the product's specification asks (Spec, platform 4). */
export const tokenKey = 'masthead.token';

export const readToken = (): string | null => localStorage.getItem(tokenKey);
export const keepToken = (token: string): void => localStorage.setItem(tokenKey, token);
/** Spec, platform 4: signing out, by choice or by force, clears all of local storage. */
export const forgetToken = (): void => localStorage.clear();
