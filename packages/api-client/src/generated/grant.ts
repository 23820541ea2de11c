// Generated from openapi/grant.yaml by tools/generate.ts; do not edit.

export interface paths {
    "/api/ApplicationList/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One page of applications
         * @description Newest application first.
         */
        get: operations["listApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ApplicationList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Open an application
         * @description Sent when an application is opened: counts one page view of the day, and answers the page of the list that
         *     holds the application. An unknown id is 404.
         */
        put: operations["locateApplication"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One application
         * @description Everything the applicant sent.
         */
        get: operations["getApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/application/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Make a CSV file of all applications
         * @description Makes the file and answers its location as plain text, to be used as a link. The file is for this caller
         *     only and is gone after a while.
         */
        get: operations["createApplicationsFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/DailyCounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Applications by day
         * @description Days with applications, newest first.
         */
        get: operations["listDailyApplicationCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ViewLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page views by day
         * @description Days on which applications were opened, newest first.
         */
        get: operations["listDailyPageViews"];
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
    schemas: {
        /** @description What went wrong, for people and for programs. */
        Problem: {
            /** @description The HTTP status. */
            status: number;
            /** @description Dotted words a program can test, such as `session.expired`. */
            code: string;
            /** @description A short English sentence. */
            message: string;
            /** @description Finds the request in the server's log. */
            requestId: string;
        };
        /** @description Id given by the server. */
        Id: number;
        /**
         * @description `YYYY-MM-DDTHH:mm:ss` without a zone. A date has the time `T00:00:00`; a moment is UTC.
         * @example 2025-03-06T00:00:00
         */
        DateTime: string;
        /** @description Rows of the whole list. */
        TotalRows: number;
        /** @description Number of pages; 1 also without rows. */
        TotalPages: number;
        /**
         * @example {
         *       "applicationId": 204,
         *       "name": "Teodora Lindqvist",
         *       "address": "18 Harbor Lane",
         *       "city": "Duluth",
         *       "state": "MN",
         *       "zip": "55802",
         *       "phone": "2185550143",
         *       "dateStamp": "2025-03-02T18:44:10"
         *     }
         */
        ApplicationListRow: {
            applicationId: components["schemas"]["Id"];
            name: string;
            address: components["schemas"]["Line"];
            city: components["schemas"]["Line"];
            state: components["schemas"]["Line"];
            zip: components["schemas"]["Line"];
            phone: components["schemas"]["Line"];
            dateStamp: components["schemas"]["DateTime"];
        };
        /** @description One line; null when not given. */
        Line: string | null;
        /** @description The applicant's own words; null when not given. */
        Text: string | null;
        /**
         * Format: uri-reference
         * @description Link to a file; null when none was sent.
         */
        Link: string | null;
        ApplicationPage: {
            totalRows: components["schemas"]["TotalRows"];
            totalPages: components["schemas"]["TotalPages"];
            appData: components["schemas"]["ApplicationListRow"][];
        };
        ApplicationOpening: {
            Id: components["schemas"]["Id"];
            /** @description Rows in a page of the list. */
            RowsPerPage: number;
        };
        /**
         * @example {
         *       "applicationId": 204,
         *       "pageNum": 3
         *     }
         */
        ApplicationPlace: {
            applicationId: components["schemas"]["Id"];
            /** @description Page that holds it, counted from 1. */
            pageNum: number;
        };
        /**
         * @example {
         *       "id": 204,
         *       "name": "Teodora Lindqvist",
         *       "address": "18 Harbor Lane",
         *       "city": "Duluth",
         *       "state": "MN",
         *       "zip": "55802",
         *       "phone": "2185550143",
         *       "email": "teodora.lindqvist@example.com",
         *       "businessName": "North Shore Felt",
         *       "creativeInterest": "Wet-felted landscapes and hats",
         *       "yearsExperience": "14",
         *       "whereShop": "The store in Duluth, and two mills nearby",
         *       "otherEthnicity": "Swedish American",
         *       "howHeritageImpacts": "My grandmother felted boots; I keep her patterns alive.",
         *       "howLongBusiness": "Six years",
         *       "howManyPeopleInvolved": "Two, my sister and I",
         *       "whereFiveYears": "A studio with weekly classes",
         *       "howImpactCommunity": "Free felting days at the library",
         *       "otherInformation": null,
         *       "etsyAccount": "https://www.etsy.com/shop/example",
         *       "facebookAccount": null,
         *       "instagramAccount": "@northshorefelt",
         *       "tikTokAccount": null,
         *       "websiteAccount": "https://northshorefelt.example.com",
         *       "headshotUri": "/grant/media/204/headshot?until=1741964700&key=Q2x1",
         *       "project1Uri": "/grant/media/204/project1?until=1741964700&key=Zm9v",
         *       "project2Uri": null,
         *       "project3Uri": null,
         *       "videoUri": null
         *     }
         */
        Application: {
            id: components["schemas"]["Id"];
            name: string;
            address: components["schemas"]["Line"];
            city: components["schemas"]["Line"];
            state: components["schemas"]["Line"];
            zip: components["schemas"]["Line"];
            phone: components["schemas"]["Line"];
            email: string | null;
            businessName: components["schemas"]["Line"];
            creativeInterest: components["schemas"]["Text"];
            yearsExperience: components["schemas"]["Line"];
            whereShop: components["schemas"]["Text"];
            otherEthnicity: components["schemas"]["Text"];
            howHeritageImpacts: components["schemas"]["Text"];
            howLongBusiness: components["schemas"]["Text"];
            howManyPeopleInvolved: components["schemas"]["Text"];
            whereFiveYears: components["schemas"]["Text"];
            howImpactCommunity: components["schemas"]["Text"];
            otherInformation: components["schemas"]["Text"];
            etsyAccount: components["schemas"]["Account"];
            facebookAccount: components["schemas"]["Account"];
            instagramAccount: components["schemas"]["Account"];
            tikTokAccount: components["schemas"]["Account"];
            websiteAccount: components["schemas"]["Account"];
            headshotUri: components["schemas"]["Link"];
            project1Uri: components["schemas"]["Link"];
            project2Uri: components["schemas"]["Link"];
            project3Uri: components["schemas"]["Link"];
            videoUri: components["schemas"]["Link"];
        };
        /** @description Link or account name as typed, not trusted; null when not given. */
        Account: string | null;
        /**
         * @example {
         *       "openDate": "2025-03-13T00:00:00",
         *       "counter": 41
         *     }
         */
        DailyPageView: {
            openDate: components["schemas"]["DateTime"];
            /** @description Openings of that day. */
            counter: number;
        };
        /**
         * @example {
         *       "applicationDate": "2025-03-13T00:00:00",
         *       "numApplications": 6
         *     }
         */
        DailyApplicationCount: {
            applicationDate: components["schemas"]["DateTime"];
            /** @description Applications of that day. */
            numApplications: number;
        };
    };
    responses: {
        /** @description The request does not fit its description. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 400,
                 *       "code": "request.invalid",
                 *       "message": "rowsPerPage must be <= 500",
                 *       "requestId": "req-7f3a91c3"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description No token, or one that has ended (`session.missing`, `session.expired`); at the service itself, a wrong name
         *     or key or none (`service.credentials`).
         */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 401,
                 *       "code": "session.expired",
                 *       "message": "The session has ended",
                 *       "requestId": "req-7f3a91c4"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The signed-in user may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 403,
                 *       "code": "access.denied",
                 *       "message": "You may not use this page",
                 *       "requestId": "req-7f3a91c5"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing, or not for this user. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 404,
                 *       "code": "application.not_found",
                 *       "message": "There is no application 118",
                 *       "requestId": "req-7f3a91c6"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An error of the server, logged under the request id. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 500,
                 *       "code": "server.error",
                 *       "message": "Something went wrong",
                 *       "requestId": "req-7f3a91c8"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server cannot answer now; try again later. */
        Busy: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 503,
                 *       "code": "server.busy",
                 *       "message": "The server is busy",
                 *       "requestId": "req-7f3a91c9"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description Any other failure, such as 405, 413 (body too large), 415 (not JSON), 501 (`operation.not_built`),
         *     502 and 504 (an upstream answered nonsense or not in time).
         */
        Failure: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 415,
                 *       "code": "request.media_type",
                 *       "message": "Send JSON",
                 *       "requestId": "req-7f3a91ca"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many of these requests; try again later. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 429,
                 *       "code": "request.too_many",
                 *       "message": "Too many files",
                 *       "requestId": "req-7f3a91cb"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Page to answer, counted from 1; beyond the last page the last one is answered.
         * @example 1
         */
        PageNum: number;
        /**
         * @description Rows in a page.
         * @example 15
         */
        RowsPerPage: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Seconds after which another try makes sense.
         * @example 2
         */
        "Retry-After": number;
        /**
         * @description Always `Bearer`.
         * @example Bearer
         */
        "WWW-Authenticate": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listApplications: {
        parameters: {
            query?: {
                /**
                 * @description Page to answer, counted from 1; beyond the last page the last one is answered.
                 * @example 1
                 */
                pageNum?: components["parameters"]["PageNum"];
                /**
                 * @description Rows in a page.
                 * @example 15
                 */
                rowsPerPage?: components["parameters"]["RowsPerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, with the size of the whole list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totalRows": 1,
                     *       "totalPages": 1,
                     *       "appData": [
                     *         {
                     *           "applicationId": 204,
                     *           "name": "Teodora Lindqvist",
                     *           "address": "18 Harbor Lane",
                     *           "city": "Duluth",
                     *           "state": "MN",
                     *           "zip": "55802",
                     *           "phone": "2185550143",
                     *           "dateStamp": "2025-03-02T18:44:10"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ApplicationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    locateApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "Id": 204,
                 *       "RowsPerPage": 15
                 *     }
                 */
                "application/json": components["schemas"]["ApplicationOpening"];
            };
        };
        responses: {
            /** @description Where the application stands in the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationPlace"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    getApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the application.
                 * @example 204
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Application"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    createApplicationsFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Location of the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example /grant/files/applications-20250314-9f2c41d0a7.csv?until=1741964700&key=Q2x1 */
                    "text/plain": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listDailyApplicationCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyApplicationCount"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listDailyPageViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyPageView"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
}
