// Generated from the OpenAPI document by `npm run docs`.

export interface paths {
    "/api/content/v1/sites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the sites that the token may read, with their sections. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            name: string;
                            city: string;
                            /** @description Its front page. */
                            url: string;
                            /** @description In the order of its navigation. */
                            sections: {
                                /** @description Lists its posts: `?section=`. */
                                slug: string;
                                title: string;
                            }[];
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/v1/sites/{siteId}/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists published posts of a site, newest first: all that its front page shows, or those of a section, tag, series or type. */
        get: {
            parameters: {
                query?: {
                    /** @description 1 to 100; 20 unless given. */
                    limit?: string;
                    /** @description The `next` of the page before. */
                    after?: string;
                    /** @description The slug of a section. */
                    section?: string;
                    /** @description A tag, exactly as posts have it. */
                    tag?: string;
                    /** @description The slug of a series. */
                    series?: string;
                    type?: "article" | "event" | "page" | "image" | "video" | "charity" | "place";
                };
                header?: never;
                path: {
                    siteId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            posts: {
                                id: number;
                                siteId: number;
                                /** @enum {string} */
                                type: "article" | "event" | "page" | "image" | "video" | "charity" | "place";
                                /** @description Names the post in the address of the call that reads it whole. */
                                slug: string;
                                /** @description Its canonical address. */
                                url: string;
                                headline: string;
                                description: string;
                                authors: string[];
                                sections: {
                                    /** @description Lists its posts: `?section=`. */
                                    slug: string;
                                    title: string;
                                }[];
                                tags: string[];
                                picture: {
                                    /** @description The whole image, as it was uploaded. */
                                    url: string;
                                    alt: string | null;
                                    credit: string | null;
                                    /** @description Cropped to 16:9, smallest first. Empty if the image is on a server that can’t resize it. */
                                    sizes: {
                                        /** @description An absolute address. */
                                        url: string;
                                        width: number;
                                        height: number;
                                    }[];
                                } | null;
                                /** @description Paid for by an advertiser; say so where it is shown. */
                                isPromoted: boolean;
                                /** @description Null if the post hides its date. */
                                publishedAt: string | null;
                                /** @description When its current content was published. */
                                updatedAt: string | null;
                                startsAt: string | null;
                                endsAt: string | null;
                            }[];
                            /** @description Send it as `after` to read on; null on the last page. */
                            next: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/v1/sites/{siteId}/posts/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Returns a published post with its text. A former slug finds it, too, and the reply has the current one. */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    siteId: string;
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            siteId: number;
                            /** @enum {string} */
                            type: "article" | "event" | "page" | "image" | "video" | "charity" | "place";
                            /** @description Names the post in the address of the call that reads it whole. */
                            slug: string;
                            /** @description Its canonical address. */
                            url: string;
                            headline: string;
                            description: string;
                            authors: string[];
                            sections: {
                                /** @description Lists its posts: `?section=`. */
                                slug: string;
                                title: string;
                            }[];
                            tags: string[];
                            picture: {
                                /** @description The whole image, as it was uploaded. */
                                url: string;
                                alt: string | null;
                                credit: string | null;
                                /** @description Cropped to 16:9, smallest first. Empty if the image is on a server that can’t resize it. */
                                sizes: {
                                    /** @description An absolute address. */
                                    url: string;
                                    width: number;
                                    height: number;
                                }[];
                            } | null;
                            /** @description Paid for by an advertiser; say so where it is shown. */
                            isPromoted: boolean;
                            /** @description Null if the post hides its date. */
                            publishedAt: string | null;
                            /** @description When its current content was published. */
                            updatedAt: string | null;
                            startsAt: string | null;
                            endsAt: string | null;
                            /** @description The text as its page shows it: sanitized, with absolute addresses and images in several sizes. Embeds are links. */
                            html: string;
                            location: {
                                venue: string | null;
                                address: string | null;
                                city: string | null;
                                phone: string | null;
                                website: string | null;
                                hours: string | null;
                            };
                            seo: {
                                title: string;
                                description: string;
                            };
                            /** @description False if it is reached by its address alone; don’t list it. */
                            isListed: boolean;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/v1/sites/{siteId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the events of a site that start on some days, by start. */
        get: {
            parameters: {
                query: {
                    /** @description 1 to 100; 20 unless given. */
                    limit?: string;
                    /** @description The `next` of the page before. */
                    after?: string;
                    /** @description The first day, in Central Time. */
                    from: string;
                    /** @description The last day, at most 92 days later; 30 days later unless given. */
                    to?: string;
                };
                header?: never;
                path: {
                    siteId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            events: {
                                id: number;
                                siteId: number;
                                /** @enum {string} */
                                type: "article" | "event" | "page" | "image" | "video" | "charity" | "place";
                                /** @description Names the post in the address of the call that reads it whole. */
                                slug: string;
                                /** @description Its canonical address. */
                                url: string;
                                headline: string;
                                description: string;
                                authors: string[];
                                sections: {
                                    /** @description Lists its posts: `?section=`. */
                                    slug: string;
                                    title: string;
                                }[];
                                tags: string[];
                                picture: {
                                    /** @description The whole image, as it was uploaded. */
                                    url: string;
                                    alt: string | null;
                                    credit: string | null;
                                    /** @description Cropped to 16:9, smallest first. Empty if the image is on a server that can’t resize it. */
                                    sizes: {
                                        /** @description An absolute address. */
                                        url: string;
                                        width: number;
                                        height: number;
                                    }[];
                                } | null;
                                /** @description Paid for by an advertiser; say so where it is shown. */
                                isPromoted: boolean;
                                /** @description Null if the post hides its date. */
                                publishedAt: string | null;
                                /** @description When its current content was published. */
                                updatedAt: string | null;
                                /** Format: date-time */
                                startsAt: string;
                                endsAt: string | null;
                                /**
                                 * Format: date
                                 * @description The day on which it starts, in Central Time.
                                 */
                                day: string;
                                location: {
                                    venue: string | null;
                                    address: string | null;
                                    city: string | null;
                                    phone: string | null;
                                    website: string | null;
                                    hours: string | null;
                                };
                            }[];
                            /** @description Send it as `after` to read on; null on the last page. */
                            next: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
