// Generated from openapi/provider.yaml by tools/generate.ts; do not edit.

export interface paths {
    "/api/authentication/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Exchanges a username and password for a session token. The username is case-insensitive. Every failure
         *     (unknown user, wrong password, locked user, too many attempts for the user) returns 401 with the same
         *     body and in the same time, so that responses reveal nothing about accounts. After many failures from one
         *     network or browser, whichever users they are for, further attempts are first delayed, then refused with 429.
         *
         *     As an extension, users with two-step verification also send a `code` or a `passkey`. Only after the right
         *     password: without either the response is 401 with `login.code_required`, which does not count as a failure, and
         *     with a wrong one 401 with `login.code_wrong`, which counts as a wrong password does. Both have `secondFactor`:
         *     what the user can send, and the request that a passkey responds to.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authentication/signincode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a sign-in at the identity provider
         * @description Exchanges the code that the server hands to the browser after a sign-in at the company's identity provider
         *     for the response of a login. A code is valid once, for 60 seconds, in the browser that started the sign-in.
         */
        post: operations["redeemSignInCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/authentication/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the token, or with `everywhere: true` every session of its user. The body is
         *     optional.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in user
         * @description The current user data and the end of the session. A role that was added or removed since the login is
         *     effective without signing in again.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/secondfactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the own two-step verification
         * @description Whether the signed-in user has two-step verification, and by what. Users who signed in at an identity provider, which is
         *     responsible for it then, get 501 (`operation.not_offered`) from this and the other operations.
         */
        get: operations["getSecondFactor"];
        put?: never;
        /**
         * Add the authenticator app
         * @description Confirms that the user's authenticator app has the secret of `startSecondFactor`, with the code that it shows.
         *     A wrong code, or one without such a secret, is rejected at `code`. From then on, signing in takes two steps.
         */
        post: operations["confirmSecondFactor"];
        /**
         * Turn two-step verification off
         * @description Removes the app, the passkeys and the recovery codes of the signed-in user. A wrong password is rejected at `password`, and
         *     counts as a failed login. Without two-step verification 404.
         */
        delete: operations["removeSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/secondfactor/enrolment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to add an authenticator app
         * @description Generates the secret for the user's authenticator app, which `confirmSecondFactor` needs within an hour. It
         *     replaces one that was not confirmed. A wrong password is rejected at `password`, and counts as a failed login. If
         *     the user has an app, 409.
         */
        post: operations["startSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/secondfactor/app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove the authenticator app
         * @description Removes the secret of the signed-in user's authenticator app. Without passkeys, two-step verification is then off.
         *     A wrong password is rejected at `password`, and counts as a failed login. Without an app 404.
         */
        delete: operations["removeAuthenticatorApp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/secondfactor/passkeys/enrolment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start to add a passkey
         * @description Generates what the browser needs to create a passkey, which `confirmPasskey` must get within five minutes.
         *     A wrong password is rejected at `password`, and counts as a failed login. With ten passkeys 409; without the
         *     setting `PORTAL_ORIGIN` 501 (`operation.not_offered`).
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/secondfactor/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey
         * @description Stores the passkey that the browser has created as `startPasskey` said. One that does not fit is rejected with
         *     400 (`passkey.invalid`), a name that is not one line at `name`. From then on, signing in takes two steps.
         */
        post: operations["confirmPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/secondfactor/passkeys/{passkeyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description Removes a passkey of the signed-in user. Without others and without an app, two-step verification is then off.
         *     A wrong password is rejected at `password`, and counts as a failed login. For any other id 404.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/secondfactor/recoverycodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get new recovery codes
         * @description Replaces the recovery codes of the signed-in user. A wrong password is rejected at `password`, and counts as a
         *     failed login. Without two-step verification 404.
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description All accounts, including locked ones, in no particular order. Never contains passwords or hashes.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Add a user
         * @description Adds an account without roles. Username and password must be longer than 4 characters, first and last
         *     name longer than 1; the company must exist and the email address must be valid. An existing username
         *     (ignoring case) is rejected at `username`. Creation counts as the first login, so that a new user is not
         *     dormant.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a user
         * @description Replaces names, email address (may be empty), company, department, time zone, theme, start page, comment
         *     and the lock. `password` is set only if sent. The other fields of a user may be sent back and are
         *     ignored. Locking a user ends the user's sessions; setting a password ends the other sessions. Users
         *     cannot lock themselves, and the last active administrator cannot be locked (rejected at `isLockedOut`).
         *     Saving a user as not locked resets failed logins. With `If-Match`, a user that was changed since is
         *     rejected with 412.
         */
        put: operations["updateUser"];
        post?: never;
        /**
         * Terminate a user
         * @description Removes the account with its roles, company access and sessions. Users cannot terminate themselves, and
         *     the last active administrator cannot be terminated (409).
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/secondfactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Turn off the two-step verification of a user
         * @description For users who have lost their app or passkeys, and the recovery codes: removes all, and ends the user's sessions.
         *     Administrators cannot do this for themselves (409). For a user without two-step verification 404.
         */
        delete: operations["resetSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password
         * @description Changes the password of the signed-in user and ends the user's other sessions. Mistakes are returned
         *     with 200 as a list; an empty list means that the password was changed.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roles
         * @description The roles of users and pages, by name.
         */
        get: operations["listRoles"];
        put?: never;
        /**
         * Add a role
         * @description Adds a role without users. The name is trimmed, required and without comma (roles of pages are joined by
         *     commas). An existing name (ignoring case) is rejected with 409.
         */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/userrole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List role assignments
         * @description One row per user and role.
         */
        get: operations["listUserRoles"];
        put?: never;
        /**
         * Add a role to a user
         * @description Adding a role that the user already has changes nothing. An unknown user or role returns 404.
         */
        post: operations["addUserRole"];
        /**
         * Remove a role from a user
         * @description Removing a role that the user does not have changes nothing. An unknown user or role returns 404.
         *     `Administer` cannot be removed from the last active administrator (409).
         */
        delete: operations["removeUserRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/serverrole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List server roles
         * @description The server roles of pages, by name.
         */
        get: operations["listServerRoles"];
        put?: never;
        /**
         * Add a server role
         * @description Adds a server role without pages. The name is trimmed, required and without spaces (server roles of
         *     pages are joined by spaces). An existing name (ignoring case) is rejected with 409.
         */
        post: operations["createServerRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/usercompanyaccess": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List company access
         * @description One row per user and company. It does not restrict reports.
         */
        get: operations["listUserCompanyAccess"];
        /**
         * Change the write permission for a company
         * @description Sets `mayAlter` of an access record; 404 if the user has no access to the company.
         */
        put: operations["updateUserCompanyAccess"];
        /**
         * Grant a user access to a company
         * @description Granting existing access sets its `mayAlter`. An unknown user or company returns 404.
         */
        post: operations["grantUserCompanyAccess"];
        /**
         * Revoke a user's access to a company
         * @description Has the same body as granting. Revoking access that does not exist changes nothing; an unknown user or
         *     company returns 404.
         */
        delete: operations["revokeUserCompanyAccess"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List companies
         * @description The companies of users and access records, by name.
         */
        get: operations["listCompanies"];
        /**
         * Rename a company
         * @description Replaces the name of the company with this abbreviation. With `If-Match`, one that was changed since is rejected with 412.
         */
        put: operations["updateCompany"];
        /**
         * Add a company
         * @description The abbreviation identifies the company; it is padded to three characters and cannot be changed later.
         */
        post: operations["createCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List menu pages
         * @description The page tree as a flat list; clients build the tree by `parentId`. Includes pages that the caller cannot open.
         */
        get: operations["listPages"];
        /**
         * Edit a page
         * @description Replaces the page; also used to change its roles or server roles. Rejected at `parentId` if the page
         *     would become its own ancestor, and at `roles` if no active administrator could open `/Admin/Pages`. With
         *     `If-Match`, a page that was changed since is rejected with 412.
         */
        put: operations["updatePage"];
        /**
         * Add a page
         * @description Adds a page below `parentId`. A page for an embedded report has the URL
         *     `/Tableau/TableauLink?report={viewUrl}`, with the view URL encoded. `orderBy` is greater than 0. A URL
         *     is either internal (one leading `/`) or a web address.
         */
        post: operations["createPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page/{pageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a page and its descendants
         * @description A deletion after which no active administrator could open `/Admin/Pages` is rejected with 409.
         */
        delete: operations["deletePage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/startpage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List start pages
         * @description The start pages that users can choose, by name.
         */
        get: operations["listStartPages"];
        /**
         * Edit a start page
         * @description Replaces name and URL of the start page with this id. With `If-Match`, one that was changed since is rejected with 412.
         */
        put: operations["updateStartPage"];
        /**
         * Add a start page
         * @description Name and URL are required.
         */
        post: operations["createStartPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/startpage/{startPageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a start page
         * @description Users who have it keep its URL.
         */
        delete: operations["deleteStartPage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboardpage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List dashboard pages
         * @description The dashboard frames, by title.
         */
        get: operations["listDashboardPages"];
        /**
         * Edit a dashboard page
         * @description Replaces the row with this `dashId`. With `If-Match`, one that was changed since is rejected with 412.
         */
        put: operations["updateDashboardPage"];
        /**
         * Add a dashboard page
         * @description Title and URL are required, the frame height is greater than 0.
         */
        post: operations["createDashboardPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboardpage/{dashId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a dashboard page
         * @description Removes the row with this id.
         */
        delete: operations["deleteDashboardPage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/defaultvalue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List default values
         * @description Settings that administrators can change, by key. The set of keys is fixed.
         */
        get: operations["listDefaultValues"];
        /**
         * Edit a default value
         * @description Replaces value and help text of a key. An unknown key returns 404, an invalid value 400. With `If-Match`, a value that
         *     was changed since is rejected with 412.
         */
        put: operations["updateDefaultValue"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portalstatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the portal status
         * @description Shown to signed-in users; users can still sign in while the portal is unavailable.
         */
        get: operations["getPortalStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/portalstatus/{status}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the portal status
         * @description Has no body. Setting the current status changes nothing, including its time.
         */
        put: operations["setPortalStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sendmessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an email to users
         * @description Queues one plain-text email per recipient and returns immediately; delivery is retried for a day.
         *     Subject and message are required, and every recipient must be the address of a user who is not locked
         *     out. Mistakes are returned by field (`subject`, `message`, `recipients`).
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sentmessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sent messages
         * @description The 50 latest messages, newest first, with the number of deliveries by state. Messages are kept for 90 days.
         */
        get: operations["listSentMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sentmessage/{messageId}/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries of a message
         * @description One delivery per recipient; failed ones first, then waiting ones, by name.
         */
        get: operations["listDeliveries"];
        /**
         * Retry failed deliveries
         * @description Failed deliveries among the named ones wait for another attempt; the others stay as they are. The users must
         *     still be active (`deliveryIds` says who is not). If the message is more than a day old, there is one attempt.
         */
        put: operations["retryDeliveries"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List audit entries
         * @description Logins and changes, newest first, with the values before and after an edit, but never secrets. An empty
         *     filter value means no filter.
         */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tableau": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the views of the reporting server
         * @description The embedded reports, by title.
         */
        get: operations["listTableauViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tableau/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a trusted ticket for a view
         * @description Requests a ticket from the reporting server for the signed-in user, valid for one opening within three
         *     minutes. `report` is the `viewUrl` of a listed view whose page, or whose `Tableau` menu entry, the user
         *     can open; otherwise 403, and 404 for a view that is not listed. If the reporting server refuses, 502.
         */
        get: operations["getTableauTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the home page
         * @description What needs the user's attention, figures of this week, and the user's recent places and favorites. It contains
         *     only what the user can open; a figure equals that of the report or list it is taken from.
         */
        get: operations["getHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search records
         * @description Finds records by id, code or name, of the kinds that the user can open. All words of the text must match; a
         *     longer word may have a typo. The best matches come first, at most eight of a kind.
         */
        get: operations["searchRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recentplace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Record an opened place
         * @description Makes a record or view the first of the user's recent places, and returns its name. The last 30 are kept. What
         *     the user cannot open, or does not exist, is not recorded.
         */
        put: operations["putRecentPlace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List favorites
         * @description The user's favorites in their order, without those that the user cannot open any more.
         */
        get: operations["listFavorites"];
        /**
         * Add or move a favorite
         * @description Adds a place to the user's favorites, or moves it. Without a position, a new one becomes the last. A user can
         *     have 100.
         */
        put: operations["putFavorite"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/favorite/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a favorite
         * @description Removes a place from the user's favorites; if it is none, nothing changes.
         */
        delete: operations["deleteFavorite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/savedview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved views
         * @description The user's own views and those shared with one of the user's roles, by name, for all pages that the user can
         *     open.
         */
        get: operations["listSavedViews"];
        put?: never;
        /**
         * Save a view
         * @description Saves what a list or report shows under a name, which no other view of the user on this page may have. A user can
         *     have 500.
         */
        post: operations["createSavedView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/savedview/{savedViewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a saved view
         * @description Replaces a view of the user: its name, what it shows and the role it is shared with. With `If-Match`, a view that was
         *     changed since is rejected with 412.
         */
        put: operations["updateSavedView"];
        post?: never;
        /**
         * Delete a saved view
         * @description Deletes a view of the user, for everyone it is shared with too.
         */
        delete: operations["deleteSavedView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/defaultview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the default view of a page
         * @description The view that the page opens with for this user; without an id, none.
         */
        put: operations["putDefaultView"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mailer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List mailers
         * @description The mailers that match all filters.
         */
        get: operations["listMailers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/MailerAdd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a mailer
         * @description Stores a mailer if it passes all rules of the form. The response is always 200 with a `description`:
         *     `OK` if it was stored, otherwise the message of the first failed rule, such as `Mailer Code already
         *     exists`. A body that does not match its schema gets the same kind of response.
         */
        post: operations["addMailer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List campaigns
         * @description The campaigns that match all filters, latest sale begin first, then highest id.
         */
        get: operations["listCampaigns"];
        /**
         * Replace a campaign
         * @description Replaces the whole campaign `campaign.campaignId` and its promo codes: an omitted field becomes empty.
         *     The response is that of adding; an unknown id returns 404. With `If-Match`, a campaign that was saved
         *     since is rejected with 412; a recalculation does not count as a save.
         */
        put: operations["updateCampaign"];
        /**
         * Add a campaign
         * @description Returns 200 with `errors`. If a rule fails, nothing is stored and `campaign` is null. A promo code that
         *     another campaign uses is refused with the id and name of that campaign, and the rest is stored. A body that does not match its
         *     schema gets the same kind of response. Recalculate afterwards with PATCH.
         */
        post: operations["createCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaign/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a campaign
         * @description The campaign with its promo codes; `shortDescription` is also at the top level, for the reports.
         */
        get: operations["getCampaign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Recalculate a campaign
         * @description Has no body. Finds the mailers whose codes are in the campaign's ranges (six digits compared as numbers,
         *     six letters as text), computes the values for its reports and writes `analysisResults`. Returns when
         *     done.
         */
        patch: operations["recalculateCampaign"];
        trace?: never;
    };
    "/api/CampaignClashes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List campaigns with overlapping mailer codes
         * @description Campaigns whose sale dates and mailer code ranges both overlap with the given ones, as a warning for
         *     users who edit a campaign, before it is saved. Begin and end of the sale may be in either order. Returns
         *     the first 100 by sale begin, then by id.
         */
        get: operations["listCampaignClashes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SourceCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List source codes
         * @description The sources of signups. `skip=0&take=0` returns all.
         */
        get: operations["listSourceCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sourcecode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a source code
         * @description Replaces description and additional info of an existing code; the code cannot be changed. With `If-Match`, a code that
         *     was changed since is rejected with 412.
         */
        put: operations["updateSourceCode"];
        /**
         * Add a source code
         * @description An existing code (ignoring case) is rejected with 409.
         */
        post: operations["createSourceCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/StoreName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List stores
         * @description Number and name of every store, by number.
         */
        get: operations["listStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List offers
         * @description The offers that match all filters.
         */
        get: operations["listOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/SignupStats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List signup statistics
         * @description Signups between two days (inclusive), summed by source and description. Each breakdown adds a grouping
         *     column; `breakdownByDescription` groups by description instead of source.
         */
        get: operations["listSignupStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CampaignSummary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the annual campaign summary
         * @description Results of the campaigns of one type whose sale begins in a year, by sale begin.
         */
        get: operations["listCampaignSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CampaignList/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List campaigns of a type for selection
         * @description Id and name, latest sale begin first.
         */
        get: operations["listCampaignChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/MailSumm/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the mailer summary of a campaign
         * @description Read-only. One row per mailer of the campaign, then the totals: rows with `campaignId` 0, per coupon
         *     (its `campaignCouponNumber`) and for the campaign (`campaignCouponNumber` 0). An unknown campaign
         *     returns 404.
         */
        post: operations["getMailerSummary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/MailerDetailsStore/{campaignId}/{detailLevel}/{mailerCode}/{expandedView}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List results of a mailer by store
         * @description One row per store, by number. A campaign or mailer without results has no rows.
         */
        get: operations["listMailerDetailsByStore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/MailerDetailsStore/{mailerCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the description of a mailer
         * @description Plain text. An unknown mailer code returns 404.
         */
        get: operations["getMailerDescription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/MailerDetailsStore2/{campaignId}/{detailLevel}/{couponNumber}/{eventClass}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List results of a campaign or coupon by store
         * @description One row per store, by number. The path of a whole campaign (`T`) ends with `/0/0`.
         */
        get: operations["listCampaignDetailsByStore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/MailerDetailsDate/{campaignId}/{detailLevel}/{mailerCode}/{expandedView}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List results of a mailer by day
         * @description One row per day with responses, oldest first.
         */
        get: operations["listMailerDetailsByDate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/MailerDetailsDate2/{campaignId}/{detailLevel}/{couponNumber}/{expandedView}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List results of a campaign or coupon by day
         * @description One row per day with responses, oldest first. The coupon of a whole campaign (`T`) is 0.
         */
        get: operations["listCampaignDetailsByDate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/MailerDetails/{campaignId}/{detailLevel}/{expandedView}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List results of all mailers or coupons of a campaign by store and by day
         * @description The details of every mailer (`1`), of every coupon (`2`) or of the whole campaign (`T`) in one response, by
         *     store and by day, both in the requested view. A mailer or coupon without pieces and responses is absent.
         */
        get: operations["listDetailsOfLevel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CustomerReports/customerchannel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customers by channel and fiscal week
         * @description Number of customers who can be reached by exactly these channels at the end of each fiscal week (retail
         *     4-5-4 calendar), newest week first. Weeks without reliable counts are omitted.
         */
        get: operations["listCustomerChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/CustomerReports/customersegment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customers by segment and fiscal week
         * @description Number of customers in each segment at the end of each fiscal week (retail 4-5-4 calendar), newest week
         *     first. Weeks without reliable counts are omitted.
         */
        get: operations["listCustomerSegments"];
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
        /** @description Details of an error. */
        Problem: {
            /** @description The HTTP status. */
            status: number;
            /** @description Machine-readable code, such as `session.expired`. */
            code: string;
            /** @description A short English sentence. */
            message: string;
            /** @description Identifies the request in the server's log. */
            requestId: string;
            /** @description What the second step of a login takes. */
            secondFactor?: components["schemas"]["LoginStep"];
        };
        /** @description Messages by request field. */
        FieldErrors: {
            [key: string]: string | string[];
        };
        /** @description Id given by the server. */
        Id: number;
        /**
         * @description `YYYY-MM-DDTHH:mm:ss` without a zone. A date has the time `T00:00:00`; an instant is in UTC.
         * @example 2025-03-06T00:00:00
         */
        DateTime: string;
        /**
         * @description `YYYYMMDD`; `YYYY-MM-DD` is accepted too. Empty: no filter.
         * @example 20250306
         * @example
         */
        DateFilter: string;
        /**
         * @description Sort direction, in any case. Empty is the default.
         * @enum {string}
         */
        SortOrder: "" | "ASC" | "DESC";
        /** @description Total number of rows that match the filters. */
        RowCount: number;
        /** @description Number of the returned page, 1-based. */
        PageOfRows: number;
        /** @description Rows in this page. */
        RowsReturned: number;
        /** @description Number of pages; 1 even without rows. */
        TotalPages: number;
        LoginRequest: {
            /** @description Compared ignoring case. The limit is high on purpose, so that overlong names fail like wrong ones. */
            username: string;
            /** @description Verified as a whole. */
            password: string;
            /**
             * @description The code that the user's authenticator app shows (six digits), or a recovery code. Ignored for users
             *     without two-step verification. Blanks, hyphens and case do not matter.
             */
            code?: string;
            /**
             * @description In place of a code: the response of a passkey to the last request that the server sent with
             *     `login.code_required` or `login.code_wrong`. It is valid once, for five minutes.
             */
            passkey?: components["schemas"]["PasskeyResponse"];
        };
        LoginResponse: {
            /** @description Opaque; sent as `Authorization Bearer`. */
            token: string;
            /**
             * Format: date-time
             * @description End of the session, UTC.
             */
            expiration: string;
            user: components["schemas"]["SessionUser"];
            /**
             * @description Whether the token is valid only together with a cookie of this browser. Only then may the tabs of the
             *     browser share it.
             */
            boundToBrowser?: boolean;
            /** @description Page of the identity provider to open after signing out, if the user signed in there. */
            signOutUrl?: string;
        };
        SignInCode: {
            /** @description Valid once. */
            code: string;
        };
        Session: {
            /**
             * Format: date-time
             * @description End of the session, UTC.
             */
            expiration: string;
            user: components["schemas"]["SessionUser"];
        };
        /** @description The signed-in user. */
        SessionUser: {
            username: string;
            firstName: string;
            lastName: string;
            /** @description May be empty. */
            email: string;
            department: string | null;
            /** @description URL to open first; null if none is set. */
            startPage: string | null;
            /** @description Names of the user's roles. */
            roles: string[];
            /** @description Paths of the pages that open with a saved view. */
            pagesWithView?: string[];
            /**
             * @description True if a role of the user requires two-step verification and it is not on. Then only operations marked
             *     `x-portal-before-second-factor: true` are allowed.
             */
            lacksSecondFactor?: boolean;
        };
        LogoutRequest: {
            /** @description True ends all sessions of the user, false (as when absent) only this one. */
            everywhere?: boolean;
        };
        SecondFactor: {
            /** @description Whether signing in takes two steps. */
            isOn: boolean;
            /** @description UTC; null while it is off. */
            since: components["schemas"]["DateTime"] | null;
            recoveryCodesLeft: number;
            /** @description Whether the user has an authenticator app. */
            hasApp: boolean;
            passkeys: components["schemas"]["Passkey"][];
            /** @description Whether a role of the user requires it. */
            isRequired: boolean;
            /** @description Whether the user can add passkeys. */
            offersPasskeys: boolean;
        };
        Passkey: {
            passkeyId: components["schemas"]["Id"];
            name: string;
            createdAt: components["schemas"]["DateTime"];
            /** @description UTC; null until its first use. */
            lastUsedAt: components["schemas"]["DateTime"] | null;
        };
        /** @description Base64url without padding. */
        PasskeyBytes: string;
        /** @description How the browser can reach the passkey, such as `internal`, `hybrid` or `usb`. */
        PasskeyTransports: string[];
        KnownPasskey: {
            /** @enum {string} */
            type: "public-key";
            id: components["schemas"]["PasskeyBytes"];
            transports: components["schemas"]["PasskeyTransports"];
        };
        /**
         * @description `PublicKeyCredentialCreationOptionsJSON` of WebAuthn.
         * @example {
         *       "rp": {
         *         "id": "portal.example.com",
         *         "name": "Customer Service Portal"
         *       },
         *       "user": {
         *         "id": "kX2v",
         *         "name": "ines.halloran",
         *         "displayName": "Ines Halloran"
         *       },
         *       "challenge": "0b8Qm4JkT1vW9xYc3LzRn7PsE5hGdAfU2iOtKyVwBqM",
         *       "pubKeyCredParams": [
         *         {
         *           "type": "public-key",
         *           "alg": -7
         *         }
         *       ],
         *       "timeout": 300000,
         *       "excludeCredentials": [],
         *       "authenticatorSelection": {
         *         "residentKey": "preferred",
         *         "userVerification": "preferred"
         *       },
         *       "attestation": "none"
         *     }
         */
        PasskeyCreation: {
            rp: {
                /** @description Host name of the portal. */
                id: string;
                name: string;
            };
            user: {
                id: components["schemas"]["PasskeyBytes"];
                name: string;
                displayName: string;
            };
            challenge: components["schemas"]["PasskeyBytes"];
            pubKeyCredParams: {
                /** @enum {string} */
                type: "public-key";
                alg: number;
            }[];
            /** @description Milliseconds. */
            timeout: number;
            excludeCredentials: components["schemas"]["KnownPasskey"][];
            authenticatorSelection: {
                /** @enum {string} */
                residentKey: "preferred";
                /** @enum {string} */
                userVerification: "preferred";
            };
            /** @enum {string} */
            attestation: "none";
        };
        /**
         * @example {
         *       "name": "Work laptop",
         *       "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0",
         *       "attestationObject": "o2NmbXRkbm9uZQ",
         *       "transports": [
         *         "internal",
         *         "hybrid"
         *       ]
         *     }
         */
        NewPasskey: {
            /** @description What the user knows it by. */
            name: string;
            clientDataJSON: components["schemas"]["PasskeyBytes"];
            attestationObject: components["schemas"]["PasskeyBytes"];
            transports: components["schemas"]["PasskeyTransports"];
        };
        LoginStep: {
            /** @description Whether the user has an authenticator app. */
            hasApp: boolean;
            passkey?: components["schemas"]["PasskeyRequest"];
        };
        /** @description `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
        PasskeyRequest: {
            challenge: components["schemas"]["PasskeyBytes"];
            /** @description Host name of the portal. */
            rpId: string;
            /** @description Milliseconds. */
            timeout: number;
            allowCredentials: components["schemas"]["KnownPasskey"][];
            /** @enum {string} */
            userVerification: "preferred";
        };
        PasskeyResponse: {
            id: components["schemas"]["PasskeyBytes"];
            clientDataJSON: components["schemas"]["PasskeyBytes"];
            authenticatorData: components["schemas"]["PasskeyBytes"];
            signature: components["schemas"]["PasskeyBytes"];
            userHandle?: components["schemas"]["PasskeyBytes"];
        };
        OwnPassword: {
            /** @description Password of the signed-in user. */
            password: string;
        };
        /**
         * @example {
         *       "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
         *       "uri": "otpauth://totp/Portal:ines.halloran?issuer=Portal&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
         *     }
         */
        SecondFactorSecret: {
            /** @description To type into an authenticator app (Base32). */
            secret: string;
            /** @description The same as an `otpauth` URI, for a QR code. */
            uri: string;
        };
        SecondFactorCode: {
            /** @description The code that the authenticator app shows (six digits). */
            code: string;
        };
        /**
         * @example {
         *       "recoveryCodes": [
         *         "K3QV-7XTB-M2LA-P5WD",
         *         "ZJ4H-C6RE-T7NO-G2SU"
         *       ]
         *     }
         */
        RecoveryCodes: {
            /** @description Each signs in once in place of a code of the app or a passkey. */
            recoveryCodes: string[];
        };
        /**
         * @example {
         *       "userId": 118,
         *       "username": "ines.halloran",
         *       "firstName": "Ines",
         *       "lastName": "Halloran",
         *       "email": "ines.halloran@example.com",
         *       "comment": null,
         *       "company": "Craft Retail",
         *       "companyAbbrev": "JAS",
         *       "department": "Customer Care",
         *       "timeZone": null,
         *       "theme": null,
         *       "startPage": "/Campaigns/MailerList",
         *       "userName8": null,
         *       "isLockedOut": false,
         *       "creationDate": "2023-09-04T14:21:09",
         *       "lastLoginDate": "2025-03-14T13:02:55",
         *       "lastActivityDate": "2025-03-14T13:41:07",
         *       "lastLockedOutDate": null,
         *       "failedPasswordAttemptCount": 0,
         *       "failedPasswordAttemptWindowStart": null,
         *       "failedPasswordAnswerAttemptCount": 0,
         *       "failedPasswordAnswerAttemptWindowStart": null,
         *       "applicationName": "portal",
         *       "rowVersion": 3
         *     }
         */
        User: {
            userId: components["schemas"]["Id"];
            username: string;
            firstName: string;
            lastName: string;
            /** @description May be empty. */
            email: string;
            comment: string | null;
            /** @description Name of the company. */
            company: string;
            companyAbbrev: components["schemas"]["CompanyAbbrev"];
            department: string | null;
            timeZone: string | null;
            theme: string | null;
            /** @description URL to open first. */
            startPage: string | null;
            /** @description Name of up to 8 characters in older systems. */
            userName8: string | null;
            /** @description Set and cleared by administrators only. */
            isLockedOut: boolean;
            creationDate: components["schemas"]["DateTime"];
            /** @description Last login, UTC; the creation counts as one. Null only if unknown from an older system. */
            lastLoginDate: components["schemas"]["DateTime"] | null;
            /** @description Last call, UTC; null before the first. */
            lastActivityDate: components["schemas"]["DateTime"] | null;
            /** @description UTC; null when never locked. */
            lastLockedOutDate: components["schemas"]["DateTime"] | null;
            failedPasswordAttemptCount: components["schemas"]["FailureCount"];
            /** @description UTC; null without failures. */
            failedPasswordAttemptWindowStart: components["schemas"]["DateTime"] | null;
            failedPasswordAnswerAttemptCount: components["schemas"]["FailureCount"];
            /** @description UTC; null without failures. */
            failedPasswordAnswerAttemptWindowStart: components["schemas"]["DateTime"] | null;
            applicationName: components["schemas"]["ApplicationName"];
            /** @description Whether the user needs a code to sign in. */
            hasSecondFactor?: boolean;
            rowVersion?: components["schemas"]["RowVersion"];
        };
        /** @description Version of the row, incremented by each edit; sent as `If-Match`. */
        RowVersion: number;
        /** @description Ignored; see `If-Match`. */
        IgnoredRowVersion: number;
        FailureCount: number;
        /** @description Application the record belongs to. */
        ApplicationName: string;
        /**
         * @description 3 characters, padded with underscores (`JA_`). Empty means all companies; `___` is accepted as empty and
         *     never returned.
         * @example JAS
         * @example JA_
         * @example
         */
        CompanyAbbrev: string;
        NewUser: {
            username: string;
            /** @description Write-only; never returned. */
            password: string;
            email: string;
            firstName: string;
            lastName: string;
            /** @description Name of the company. */
            company: string;
            companyAbbrev: components["schemas"]["CompanyAbbrev"];
            department?: string | null;
            /** @description URL of a start page. */
            startPage?: string | null;
        };
        /** @description An edited user. Fields marked as ignored may be sent or omitted. */
        UserUpdate: {
            firstName: string;
            lastName: string;
            /** @description Empty or valid. */
            email: string;
            /** @description Name of the company. */
            company: string;
            companyAbbrev: components["schemas"]["CompanyAbbrev"];
            department?: string | null;
            timeZone?: string | null;
            theme?: string | null;
            startPage?: string | null;
            comment?: string | null;
            isLockedOut?: boolean;
            /** @description Sent only to change it. Write-only. */
            password?: string;
            /** @description Ignored; the path decides. */
            userId?: number;
            /** @description Ignored. */
            username?: string;
            /** @description Ignored. */
            userName8?: string | null;
            creationDate?: components["schemas"]["IgnoredDate"];
            lastLoginDate?: components["schemas"]["IgnoredDate"];
            lastActivityDate?: components["schemas"]["IgnoredDate"];
            lastLockedOutDate?: components["schemas"]["IgnoredDate"];
            failedPasswordAttemptCount?: components["schemas"]["FailureCount"];
            failedPasswordAttemptWindowStart?: components["schemas"]["IgnoredDate"];
            failedPasswordAnswerAttemptCount?: components["schemas"]["FailureCount"];
            failedPasswordAnswerAttemptWindowStart?: components["schemas"]["IgnoredDate"];
            applicationName?: components["schemas"]["ApplicationName"];
            hasSecondFactor?: boolean;
            rowVersion?: components["schemas"]["IgnoredRowVersion"];
        };
        /** @description Ignored; the server keeps this date. */
        IgnoredDate: string | null;
        PasswordChange: {
            /** @description The current password. */
            oldPassword: string;
            /** @description Longer than 4 characters. */
            newPassword: string;
            /** @description Equal to `newPassword`. */
            confirmPassword: string;
        };
        PasswordError: {
            /** @description Request field; empty if the mistake belongs to none. */
            fieldName: string;
            /** @description Message to show. */
            errorDescription: string;
        };
        /**
         * @example {
         *       "rolename": "StatusMessage",
         *       "applicationName": "portal"
         *     }
         */
        Role: {
            rolename: components["schemas"]["RoleName"];
            applicationName: components["schemas"]["ApplicationName"];
        };
        RoleName: string;
        NewRole: {
            rolename: components["schemas"]["RoleName"];
        };
        /**
         * @example {
         *       "username": "ines.halloran",
         *       "rolename": "StatusMessage",
         *       "applicationName": "portal"
         *     }
         */
        UserRole: {
            username: string;
            rolename: components["schemas"]["RoleName"];
            applicationName: components["schemas"]["ApplicationName"];
        };
        UserRoleChange: {
            username: string;
            rolename: components["schemas"]["RoleName"];
        };
        /**
         * @example {
         *       "companyAbbrev": "JAS",
         *       "companyName": "Craft Retail"
         *     }
         */
        Company: {
            companyAbbrev: components["schemas"]["CompanyAbbrev"];
            companyName: string;
            rowVersion?: components["schemas"]["RowVersion"];
        };
        /**
         * @example {
         *       "companyAbbrev": "JAS",
         *       "companyName": "Craft Retail"
         *     }
         */
        CompanyChange: {
            companyAbbrev: components["schemas"]["CompanyAbbrev"];
            companyName: string;
            rowVersion?: components["schemas"]["IgnoredRowVersion"];
        };
        /**
         * @example {
         *       "rolename": "archive"
         *     }
         */
        ServerRole: {
            rolename: components["schemas"]["RoleName"];
        };
        /**
         * @example {
         *       "userName": "ines.halloran",
         *       "companyAbbrev": "MSC",
         *       "mayAlter": "N"
         *     }
         */
        UserCompanyAccess: {
            /** @description The username; note the capital N. */
            userName: string;
            companyAbbrev: components["schemas"]["CompanyAbbrev"];
            /** @description `N`: read-only. Anything else (this server: `Y`): may alter data. */
            mayAlter: string | null;
        };
        UserCompanyAccessChange: {
            userName: string;
            companyAbbrev: components["schemas"]["CompanyAbbrev"];
            /**
             * @description Sent only for read-only access.
             * @enum {string}
             */
            mayAlter?: "N";
        };
        /**
         * @example {
         *       "pageId": 41,
         *       "parentId": 12,
         *       "pageName": "Weekly Sales",
         *       "url": "/Tableau/TableauLink?report=Sales%2FWeekly",
         *       "roles": "JAS,MSC",
         *       "serverRoles": "reports archive",
         *       "mainMenu": true,
         *       "orderBy": 3,
         *       "toolTip": "Sales by store and week",
         *       "imageUrl": null,
         *       "icon": "bar_chart",
         *       "rowVersion": 2
         *     }
         */
        Page: {
            pageId: components["schemas"]["Id"];
            parentId: components["schemas"]["ParentId"];
            pageName: components["schemas"]["PageName"];
            url: components["schemas"]["PageUrl"];
            roles: components["schemas"]["PageRoles"];
            serverRoles: components["schemas"]["PageServerRoles"];
            mainMenu: components["schemas"]["MainMenu"];
            orderBy: components["schemas"]["PageOrder"];
            toolTip: components["schemas"]["ToolTip"];
            imageUrl: components["schemas"]["ImageUrl"];
            icon: components["schemas"]["Icon"];
            rowVersion?: components["schemas"]["RowVersion"];
        };
        NewPage: {
            parentId: components["schemas"]["ParentId"];
            pageName: components["schemas"]["PageName"];
            url?: components["schemas"]["PageUrl"];
            roles?: components["schemas"]["PageRoles"];
            serverRoles?: components["schemas"]["PageServerRoles"];
            mainMenu?: components["schemas"]["MainMenu"];
            orderBy: components["schemas"]["PageOrder"];
            toolTip?: components["schemas"]["ToolTip"];
            imageUrl?: components["schemas"]["ImageUrl"];
            icon?: components["schemas"]["Icon"];
        };
        PageUpdate: {
            pageId: components["schemas"]["Id"];
            parentId: components["schemas"]["ParentId"];
            pageName: components["schemas"]["PageName"];
            url: components["schemas"]["PageUrl"];
            roles: components["schemas"]["PageRoles"];
            serverRoles: components["schemas"]["PageServerRoles"];
            mainMenu: components["schemas"]["MainMenu"];
            orderBy: components["schemas"]["PageOrder"];
            toolTip: components["schemas"]["ToolTip"];
            imageUrl: components["schemas"]["ImageUrl"];
            icon: components["schemas"]["Icon"];
            rowVersion?: components["schemas"]["IgnoredRowVersion"];
        };
        /** @description Id of the parent page; 0 at the top level. */
        ParentId: number;
        PageName: string;
        /** @description Internal if it starts with `/`, otherwise external; null or empty for a group without its own page. */
        PageUrl: string | null;
        /** @description Role names joined by commas. One of them is required to open the page; empty: none is required. */
        PageRoles: string;
        /** @description Server role names joined by spaces; may be empty. */
        PageServerRoles: string;
        /** @description Whether the page is listed in the menu; others can only be opened by URL. */
        MainMenu: boolean;
        /** @description Sort position among siblings, ascending; greater than 0 for a new page. */
        PageOrder: number;
        ToolTip: string | null;
        /**
         * @description Image of the menu entry: a path of the portal, starting with `/`. Others are never shown: this service rejects
         *     them with 400.
         */
        ImageUrl: string | null;
        /** @description Name of the menu entry's icon. */
        Icon: string | null;
        /**
         * @example {
         *       "startPageId": 4,
         *       "startPage1": "Mailers",
         *       "startPageUrl": "/Campaigns/MailerList"
         *     }
         */
        StartPage: {
            startPageId: components["schemas"]["Id"];
            /** @description Name. */
            startPage1: string;
            startPageUrl: string;
            rowVersion?: components["schemas"]["RowVersion"];
        };
        NewStartPage: {
            /** @description Name. */
            startPage1: string;
            startPageUrl: string;
        };
        StartPageUpdate: {
            startPageId: components["schemas"]["Id"];
            /** @description Name. */
            startPage1: string;
            startPageUrl: string;
            rowVersion?: components["schemas"]["IgnoredRowVersion"];
        };
        /**
         * @example {
         *       "dashId": 7,
         *       "frameTitle": "Store traffic",
         *       "url": "https://dashboards.example.com/traffic",
         *       "frameHeight": 620,
         *       "roles": "JAS,MSC"
         *     }
         */
        DashboardPage: {
            dashId: components["schemas"]["Id"];
            frameTitle: string;
            /** @description URL shown in the frame. */
            url: string;
            /** @description Height in pixels. */
            frameHeight: number;
            /** @description Role names joined by commas; may be empty. */
            roles: string;
            rowVersion?: components["schemas"]["RowVersion"];
        };
        NewDashboardPage: {
            frameTitle: string;
            url: string;
            /** @description Pixels, greater than 0. */
            frameHeight: number;
            roles: string;
        };
        DashboardPageUpdate: {
            dashId: components["schemas"]["Id"];
            frameTitle: string;
            url: string;
            /** @description Pixels, greater than 0. */
            frameHeight: number;
            roles: string;
            rowVersion?: components["schemas"]["IgnoredRowVersion"];
        };
        /**
         * @example {
         *       "defaultKey": "OverheadRatePct",
         *       "defaultValue1": "12.5",
         *       "defaultHelpText": "Overhead rate for the burdened ROI, in percent of the mailing cost."
         *     }
         */
        DefaultValue: {
            defaultKey: string;
            /** @description The value as text. */
            defaultValue1: string;
            /** @description Description of the value. */
            defaultHelpText: string | null;
            rowVersion?: components["schemas"]["RowVersion"];
        };
        DefaultValueUpdate: {
            /** @description Key of the row; cannot change. */
            defaultKey: string;
            defaultValue1: string;
            defaultHelpText?: string | null;
            rowVersion?: components["schemas"]["IgnoredRowVersion"];
        };
        /**
         * @example {
         *       "status": 1,
         *       "timeStamp": "2025-03-10T06:00:12"
         *     }
         */
        PortalStatus: {
            /** @description 0 is unavailable, anything else available. */
            status: number;
            timeStamp: components["schemas"]["DateTime"];
        };
        Message: {
            /** @description One line. */
            subject: string;
            /** @description Plain text. */
            message: string;
            recipients: components["schemas"]["Recipient"][];
        };
        Recipient: {
            /** @description Address of a user who is not locked out. */
            email: string;
            /** @description First and last name, in one line. */
            name: string;
        };
        SentMessage: {
            messageId: number;
            subject: string;
            /** @description Plain text. */
            message: string;
            sentAt: components["schemas"]["DateTime"];
            /** @description User name; null if the user was terminated. */
            sentBy: string | null;
            /** @description Deliveries that have not succeeded yet. */
            waiting: number;
            /** @description Deliveries that the mail server has accepted. */
            sent: number;
            /** @description Deliveries that were given up. */
            failed: number;
        };
        /** @description The mail of a message to one recipient. */
        Delivery: {
            deliveryId: number;
            email: string;
            name: string;
            /** @enum {string} */
            state: "waiting" | "sent" | "failed";
            attempts: number;
            /** @description Why the last attempt failed; empty if it did not. */
            error: string;
            /** @description When it was sent or given up; null while it is waiting. */
            finishedAt: components["schemas"]["DateTime"] | null;
        };
        DeliveryRetry: {
            deliveryIds: number[];
        };
        /** @description An entry of the audit trail. */
        AuditEntry: {
            auditId: number;
            at: components["schemas"]["DateTime"];
            /** @description Name at that time; null if unknown. */
            username: string | null;
            /** @description Address of the client. */
            source: string;
            /** @description operationId of the call. */
            operation: string;
            /** @description The affected object, in one line. */
            object: string;
            /** @description Names of the changed fields. */
            changed: string[];
            /** @description The changed fields whose values are recorded. Secrets are not. */
            changes?: components["schemas"]["AuditChange"][];
            /** @description `done`, `failed` for a wrong password, `refused` while the user is blocked. */
            outcome: string;
            /** @description Identifies the request in the server's log. */
            requestId: string;
        };
        /** @description The values of a field before and after an edit, as text; long ones are cut. */
        AuditChange: {
            field: string;
            before: string | null;
            after: string | null;
        };
        AuditPage: {
            rowCount: components["schemas"]["RowCount"];
            pageNumber: components["schemas"]["PageOfRows"];
            rowsReturned: components["schemas"]["RowsReturned"];
            totalPagesAvailable: components["schemas"]["TotalPages"];
            /**
             * @description True if more entries match than `rowCount`: it counts up to 10,000, and at least to the page after
             *     the returned one.
             */
            hasMoreRows?: boolean;
            auditData: components["schemas"]["AuditEntry"][];
        };
        /**
         * @example {
         *       "viewId": 3,
         *       "title": "Weekly Sales",
         *       "viewUrl": "Sales/Weekly"
         *     }
         */
        TableauView: {
            viewId: components["schemas"]["Id"];
            title: string;
            /** @description Workbook and view on the reporting server. */
            viewUrl: string;
        };
        /**
         * @example {
         *       "ticket": "8kQvX2m0T1yH7dLrZbNf4g",
         *       "site": ""
         *     }
         */
        TableauTicket: {
            /** @description Valid for one opening within three minutes. */
            ticket: string;
            /** @description Site of the reporting server; empty for the default site. */
            site: string;
        };
        /**
         * @example {
         *       "mailerCode": "SP2503",
         *       "dateProcessed": "2025-02-20T00:00:00",
         *       "timeProcessed": "143000",
         *       "saleDateBegin": "2025-03-06T00:00:00",
         *       "saleDateEnd": "2025-03-19T00:00:00",
         *       "sequenceNumberStart": 1000450001,
         *       "sequenceNumberEnd": 1000612000,
         *       "quantity": 162000,
         *       "description": "Spring quilting event"
         *     }
         */
        Mailer: {
            mailerCode: components["schemas"]["MailerCode"];
            /** @description Day it was processed; null if not processed yet. */
            dateProcessed: components["schemas"]["DateTime"] | null;
            /** @description `HHMMSS`, 24 hours; null when not yet processed. */
            timeProcessed: string | null;
            saleDateBegin: components["schemas"]["DateTime"];
            saleDateEnd: components["schemas"]["DateTime"];
            sequenceNumberStart: components["schemas"]["SequenceNumber"];
            sequenceNumberEnd: components["schemas"]["SequenceNumber"];
            /** @description Pieces mailed. */
            quantity: number;
            description: string;
        };
        /** @description 6 upper-case letters or digits. */
        MailerCode: string;
        /** @description Sequence number, up to 10 digits; null if the mailer has none. */
        SequenceNumber: number | null;
        MailerPage: {
            rowCount: components["schemas"]["RowCount"];
            pageNumber: components["schemas"]["PageOfRows"];
            rowsReturned: components["schemas"]["RowsReturned"];
            totalPagesAvailable: components["schemas"]["TotalPages"];
            mailerData: components["schemas"]["Mailer"][];
            /**
             * @description Names of the extension parameters that filter the list. Absent if the provider ignores them.
             * @example [
             *       "campaign"
             *     ]
             */
            filters?: string[];
        };
        /**
         * @description The limits of text fields are higher than their rules on purpose, so that a wrong value gets the message
         *     of its rule.
         */
        NewMailer: {
            /** @description `YYYYMMDD`, or empty. */
            dateProcessed: string;
            /** @description `HHMMSS`, or empty. */
            timeProcessed: string;
            /** @description `YYYYMMDD`. */
            saleDateBegin: string;
            /** @description `YYYYMMDD`. */
            saleDateEnd: string;
            /** @description 6 upper-case letters or digits; unique. */
            mailerCode: string;
            /** @description 10 digits, or empty. */
            sequenceNumberStart: string;
            /** @description 10 digits, or empty. */
            sequenceNumberEnd: string;
            /** @description Pieces, at least 1. */
            quantity: number;
            /** @description Not empty. */
            description: string;
            /**
             * @description A blank Not Classified, `R` Respondents, `N` Non-Respondents, `M` Non-Respondents/Mult. Signups,
             *     `F` First tab mailed, `S` Store Mailing, `G` New Signup, `P` Prospect Mailing, `O` Other,
             *     `A` Non-modeled, `B` Modeled.
             */
            customerType: string;
            /** @description 1 to 20. */
            campaignCouponNumber: number;
            /** @description Always 0. */
            campaignEventClass: number;
        };
        MailerAddResponse: {
            /** @description `OK` if stored, otherwise the reason. */
            description: string;
        };
        /** @description Text to compare with; empty: no filter. */
        TextFilter: string;
        /** @description A number as text; empty: no filter. */
        NumberFilter: string;
        /**
         * @description How to compare texts, in any case. Empty is the default.
         * @enum {string}
         */
        TextOperator: "" | "contains" | "startswith" | "eq";
        /**
         * @description How to compare numbers or dates, in any case. Empty is the default.
         * @enum {string}
         */
        ComparisonOperator: "" | "eq" | "gte" | "lte";
        /**
         * @description How to compare dates, in any case. Empty is the default.
         * @enum {string}
         */
        DayOperator: "" | "startswith" | "eq" | "gte" | "lte";
        /**
         * @description How to compare codes, in any case. Empty is the default.
         * @enum {string}
         */
        CodeOperator: "" | "contains" | "startswith" | "eq" | "gte" | "lte";
        /**
         * @example {
         *       "campaignId": 1204,
         *       "shortDescription": "Spring quilting 2025",
         *       "saleDateBegin": "2025-03-06T00:00:00",
         *       "saleDateEnd": "2025-03-19T00:00:00",
         *       "mailerCode1Start": "410000",
         *       "mailerCode1End": "410099",
         *       "costPerPiece": 0.42
         *     }
         */
        CampaignListRow: {
            campaignId: components["schemas"]["Id"];
            shortDescription: components["schemas"]["CampaignName"];
            saleDateBegin: components["schemas"]["DateTime"];
            saleDateEnd: components["schemas"]["DateTime"];
            mailerCode1Start: components["schemas"]["MailerCode"];
            mailerCode1End: components["schemas"]["MailerCode"];
            costPerPiece: components["schemas"]["CostPerPiece"];
            /** @description The first range that meets the filters of mailer codes; only with such a filter. */
            matchingRange?: {
                number: number;
                start: components["schemas"]["MailerCode"];
                end: components["schemas"]["MailerCode"];
            };
        };
        /** @description Name of the campaign. */
        CampaignName: string;
        /** @description Cost per mailed piece in US dollars; null if unknown. */
        CostPerPiece: number | null;
        CampaignPage: {
            rowCount: components["schemas"]["RowCount"];
            pageNumber: components["schemas"]["PageOfRows"];
            rowsReturned: components["schemas"]["RowsReturned"];
            totalPagesAvailable: components["schemas"]["TotalPages"];
            campaignData: components["schemas"]["CampaignListRow"][];
        };
        /** @description A stored campaign, with up to 30 ranges of mailer codes. A range without codes is null at both ends. */
        Campaign: {
            campaignId: components["schemas"]["Id"];
            shortDescription: components["schemas"]["CampaignName"];
            saleDateBegin: components["schemas"]["DateTime"];
            saleDateEnd: components["schemas"]["DateTime"];
            costPerPiece: components["schemas"]["CostPerPiece"];
            longDescription: string | null;
            /** @description How customers were chosen. */
            selectionCriteria: string | null;
            versionId: string | null;
            updateDate: components["schemas"]["DateTime"];
            /** @description Written by the last recalculation. */
            analysisResults: string | null;
            rowVersion?: components["schemas"]["RowVersion"];
            mailerCode1Start: components["schemas"]["RangeCode"];
            mailerCode1End: components["schemas"]["RangeCode"];
            mailerCode2Start: components["schemas"]["RangeCode"];
            mailerCode2End: components["schemas"]["RangeCode"];
            mailerCode3Start: components["schemas"]["RangeCode"];
            mailerCode3End: components["schemas"]["RangeCode"];
            mailerCode4Start: components["schemas"]["RangeCode"];
            mailerCode4End: components["schemas"]["RangeCode"];
            mailerCode5Start: components["schemas"]["RangeCode"];
            mailerCode5End: components["schemas"]["RangeCode"];
            mailerCode6Start: components["schemas"]["RangeCode"];
            mailerCode6End: components["schemas"]["RangeCode"];
            mailerCode7Start: components["schemas"]["RangeCode"];
            mailerCode7End: components["schemas"]["RangeCode"];
            mailerCode8Start: components["schemas"]["RangeCode"];
            mailerCode8End: components["schemas"]["RangeCode"];
            mailerCode9Start: components["schemas"]["RangeCode"];
            mailerCode9End: components["schemas"]["RangeCode"];
            mailerCode10Start: components["schemas"]["RangeCode"];
            mailerCode10End: components["schemas"]["RangeCode"];
            mailerCode11Start: components["schemas"]["RangeCode"];
            mailerCode11End: components["schemas"]["RangeCode"];
            mailerCode12Start: components["schemas"]["RangeCode"];
            mailerCode12End: components["schemas"]["RangeCode"];
            mailerCode13Start: components["schemas"]["RangeCode"];
            mailerCode13End: components["schemas"]["RangeCode"];
            mailerCode14Start: components["schemas"]["RangeCode"];
            mailerCode14End: components["schemas"]["RangeCode"];
            mailerCode15Start: components["schemas"]["RangeCode"];
            mailerCode15End: components["schemas"]["RangeCode"];
            mailerCode16Start: components["schemas"]["RangeCode"];
            mailerCode16End: components["schemas"]["RangeCode"];
            mailerCode17Start: components["schemas"]["RangeCode"];
            mailerCode17End: components["schemas"]["RangeCode"];
            mailerCode18Start: components["schemas"]["RangeCode"];
            mailerCode18End: components["schemas"]["RangeCode"];
            mailerCode19Start: components["schemas"]["RangeCode"];
            mailerCode19End: components["schemas"]["RangeCode"];
            mailerCode20Start: components["schemas"]["RangeCode"];
            mailerCode20End: components["schemas"]["RangeCode"];
            mailerCode21Start: components["schemas"]["RangeCode"];
            mailerCode21End: components["schemas"]["RangeCode"];
            mailerCode22Start: components["schemas"]["RangeCode"];
            mailerCode22End: components["schemas"]["RangeCode"];
            mailerCode23Start: components["schemas"]["RangeCode"];
            mailerCode23End: components["schemas"]["RangeCode"];
            mailerCode24Start: components["schemas"]["RangeCode"];
            mailerCode24End: components["schemas"]["RangeCode"];
            mailerCode25Start: components["schemas"]["RangeCode"];
            mailerCode25End: components["schemas"]["RangeCode"];
            mailerCode26Start: components["schemas"]["RangeCode"];
            mailerCode26End: components["schemas"]["RangeCode"];
            mailerCode27Start: components["schemas"]["RangeCode"];
            mailerCode27End: components["schemas"]["RangeCode"];
            mailerCode28Start: components["schemas"]["RangeCode"];
            mailerCode28End: components["schemas"]["RangeCode"];
            mailerCode29Start: components["schemas"]["RangeCode"];
            mailerCode29End: components["schemas"]["RangeCode"];
            mailerCode30Start: components["schemas"]["RangeCode"];
            mailerCode30End: components["schemas"]["RangeCode"];
        };
        /** @description Six digits or six upper-case letters; null when the range is not used. */
        RangeCode: string | null;
        /**
         * @description A campaign to store. Blank, null and absent all mean no value. The limits of text fields are higher than
         *     their rules on purpose, so that a wrong value gets the message of its rule.
         */
        CampaignEdit: {
            /** @description The campaign to replace; absent or 0 when adding. */
            campaignId?: number | null;
            /** @description Name; required. */
            shortDescription?: string | null;
            saleDateBegin?: components["schemas"]["EditedDate"];
            saleDateEnd?: components["schemas"]["EditedDate"];
            costPerPiece?: components["schemas"]["CostPerPiece"];
            longDescription?: string | null;
            selectionCriteria?: string | null;
            versionId?: string | null;
            updateDate?: components["schemas"]["IgnoredDate"];
            analysisResults?: string | null;
            /** @description Whether the caller will request a recalculation. */
            recalculateCampaign?: boolean;
            /** @description Ignored; see `If-Match`. */
            rowVersion?: number | null;
            mailerCode1Start?: components["schemas"]["EditedCode"];
            mailerCode1End?: components["schemas"]["EditedCode"];
            mailerCode2Start?: components["schemas"]["EditedCode"];
            mailerCode2End?: components["schemas"]["EditedCode"];
            mailerCode3Start?: components["schemas"]["EditedCode"];
            mailerCode3End?: components["schemas"]["EditedCode"];
            mailerCode4Start?: components["schemas"]["EditedCode"];
            mailerCode4End?: components["schemas"]["EditedCode"];
            mailerCode5Start?: components["schemas"]["EditedCode"];
            mailerCode5End?: components["schemas"]["EditedCode"];
            mailerCode6Start?: components["schemas"]["EditedCode"];
            mailerCode6End?: components["schemas"]["EditedCode"];
            mailerCode7Start?: components["schemas"]["EditedCode"];
            mailerCode7End?: components["schemas"]["EditedCode"];
            mailerCode8Start?: components["schemas"]["EditedCode"];
            mailerCode8End?: components["schemas"]["EditedCode"];
            mailerCode9Start?: components["schemas"]["EditedCode"];
            mailerCode9End?: components["schemas"]["EditedCode"];
            mailerCode10Start?: components["schemas"]["EditedCode"];
            mailerCode10End?: components["schemas"]["EditedCode"];
            mailerCode11Start?: components["schemas"]["EditedCode"];
            mailerCode11End?: components["schemas"]["EditedCode"];
            mailerCode12Start?: components["schemas"]["EditedCode"];
            mailerCode12End?: components["schemas"]["EditedCode"];
            mailerCode13Start?: components["schemas"]["EditedCode"];
            mailerCode13End?: components["schemas"]["EditedCode"];
            mailerCode14Start?: components["schemas"]["EditedCode"];
            mailerCode14End?: components["schemas"]["EditedCode"];
            mailerCode15Start?: components["schemas"]["EditedCode"];
            mailerCode15End?: components["schemas"]["EditedCode"];
            mailerCode16Start?: components["schemas"]["EditedCode"];
            mailerCode16End?: components["schemas"]["EditedCode"];
            mailerCode17Start?: components["schemas"]["EditedCode"];
            mailerCode17End?: components["schemas"]["EditedCode"];
            mailerCode18Start?: components["schemas"]["EditedCode"];
            mailerCode18End?: components["schemas"]["EditedCode"];
            mailerCode19Start?: components["schemas"]["EditedCode"];
            mailerCode19End?: components["schemas"]["EditedCode"];
            mailerCode20Start?: components["schemas"]["EditedCode"];
            mailerCode20End?: components["schemas"]["EditedCode"];
            mailerCode21Start?: components["schemas"]["EditedCode"];
            mailerCode21End?: components["schemas"]["EditedCode"];
            mailerCode22Start?: components["schemas"]["EditedCode"];
            mailerCode22End?: components["schemas"]["EditedCode"];
            mailerCode23Start?: components["schemas"]["EditedCode"];
            mailerCode23End?: components["schemas"]["EditedCode"];
            mailerCode24Start?: components["schemas"]["EditedCode"];
            mailerCode24End?: components["schemas"]["EditedCode"];
            mailerCode25Start?: components["schemas"]["EditedCode"];
            mailerCode25End?: components["schemas"]["EditedCode"];
            mailerCode26Start?: components["schemas"]["EditedCode"];
            mailerCode26End?: components["schemas"]["EditedCode"];
            mailerCode27Start?: components["schemas"]["EditedCode"];
            mailerCode27End?: components["schemas"]["EditedCode"];
            mailerCode28Start?: components["schemas"]["EditedCode"];
            mailerCode28End?: components["schemas"]["EditedCode"];
            mailerCode29Start?: components["schemas"]["EditedCode"];
            mailerCode29End?: components["schemas"]["EditedCode"];
            mailerCode30Start?: components["schemas"]["EditedCode"];
            mailerCode30End?: components["schemas"]["EditedCode"];
        };
        /** @description `YYYYMMDD`, in the years 2000 to 2099. */
        EditedDate: string | null;
        /** @description Six digits or six letters. */
        EditedCode: string | null;
        /** @description Promo codes of the ranges 1 to 10; null if not set. */
        Promocodes: {
            promocode1: components["schemas"]["Promocode"];
            promocode2: components["schemas"]["Promocode"];
            promocode3: components["schemas"]["Promocode"];
            promocode4: components["schemas"]["Promocode"];
            promocode5: components["schemas"]["Promocode"];
            promocode6: components["schemas"]["Promocode"];
            promocode7: components["schemas"]["Promocode"];
            promocode8: components["schemas"]["Promocode"];
            promocode9: components["schemas"]["Promocode"];
            promocode10: components["schemas"]["Promocode"];
        };
        Promocode: string | null;
        /** @description Promo codes of the ranges 1 to 10. Blank, null and absent all mean no code. */
        PromocodesEdit: {
            promocode1?: components["schemas"]["EditedPromocode"];
            promocode2?: components["schemas"]["EditedPromocode"];
            promocode3?: components["schemas"]["EditedPromocode"];
            promocode4?: components["schemas"]["EditedPromocode"];
            promocode5?: components["schemas"]["EditedPromocode"];
            promocode6?: components["schemas"]["EditedPromocode"];
            promocode7?: components["schemas"]["EditedPromocode"];
            promocode8?: components["schemas"]["EditedPromocode"];
            promocode9?: components["schemas"]["EditedPromocode"];
            promocode10?: components["schemas"]["EditedPromocode"];
        };
        /** @description Up to 22 characters. */
        EditedPromocode: string | null;
        /**
         * @example {
         *       "shortDescription": "Spring quilting 2025",
         *       "campaign": {
         *         "campaignId": 1204,
         *         "shortDescription": "Spring quilting 2025",
         *         "saleDateBegin": "2025-03-06T00:00:00",
         *         "saleDateEnd": "2025-03-19T00:00:00",
         *         "costPerPiece": 0.42,
         *         "longDescription": "Quilters within 20 miles of a store with a cutting table",
         *         "selectionCriteria": "Bought fabric in the last 18 months",
         *         "versionId": "3",
         *         "updateDate": "2025-02-21T15:30:00",
         *         "analysisResults": "12 mailers, 162,000 pieces, 0.8 s",
         *         "rowVersion": 3,
         *         "mailerCode1Start": "410000",
         *         "mailerCode1End": "410099",
         *         "mailerCode2Start": "QUILTA",
         *         "mailerCode2End": "QUILTF",
         *         "mailerCode3Start": null,
         *         "mailerCode3End": null,
         *         "mailerCode4Start": null,
         *         "mailerCode4End": null,
         *         "mailerCode5Start": null,
         *         "mailerCode5End": null,
         *         "mailerCode6Start": null,
         *         "mailerCode6End": null,
         *         "mailerCode7Start": null,
         *         "mailerCode7End": null,
         *         "mailerCode8Start": null,
         *         "mailerCode8End": null,
         *         "mailerCode9Start": null,
         *         "mailerCode9End": null,
         *         "mailerCode10Start": null,
         *         "mailerCode10End": null,
         *         "mailerCode11Start": null,
         *         "mailerCode11End": null,
         *         "mailerCode12Start": null,
         *         "mailerCode12End": null,
         *         "mailerCode13Start": null,
         *         "mailerCode13End": null,
         *         "mailerCode14Start": null,
         *         "mailerCode14End": null,
         *         "mailerCode15Start": null,
         *         "mailerCode15End": null,
         *         "mailerCode16Start": null,
         *         "mailerCode16End": null,
         *         "mailerCode17Start": null,
         *         "mailerCode17End": null,
         *         "mailerCode18Start": null,
         *         "mailerCode18End": null,
         *         "mailerCode19Start": null,
         *         "mailerCode19End": null,
         *         "mailerCode20Start": null,
         *         "mailerCode20End": null,
         *         "mailerCode21Start": null,
         *         "mailerCode21End": null,
         *         "mailerCode22Start": null,
         *         "mailerCode22End": null,
         *         "mailerCode23Start": null,
         *         "mailerCode23End": null,
         *         "mailerCode24Start": null,
         *         "mailerCode24End": null,
         *         "mailerCode25Start": null,
         *         "mailerCode25End": null,
         *         "mailerCode26Start": null,
         *         "mailerCode26End": null,
         *         "mailerCode27Start": null,
         *         "mailerCode27End": null,
         *         "mailerCode28Start": null,
         *         "mailerCode28End": null,
         *         "mailerCode29Start": null,
         *         "mailerCode29End": null,
         *         "mailerCode30Start": null,
         *         "mailerCode30End": null
         *       },
         *       "promocodes": {
         *         "promocode1": "QUILT25",
         *         "promocode2": null,
         *         "promocode3": null,
         *         "promocode4": null,
         *         "promocode5": null,
         *         "promocode6": null,
         *         "promocode7": null,
         *         "promocode8": null,
         *         "promocode9": null,
         *         "promocode10": null
         *       }
         *     }
         */
        CampaignDetail: {
            shortDescription: components["schemas"]["CampaignName"];
            campaign: components["schemas"]["Campaign"];
            promocodes: components["schemas"]["Promocodes"];
        };
        CampaignSave: {
            campaign: components["schemas"]["CampaignEdit"];
            promocodes: components["schemas"]["PromocodesEdit"];
        };
        CampaignSaveResponse: {
            /** @description Messages to show; empty if there are none. */
            errors: string[];
            /** @description The campaign as stored; null when nothing was stored. */
            campaign: components["schemas"]["Campaign"] | null;
            /** @description The promo codes as stored; null when nothing was stored. */
            promocodes: components["schemas"]["Promocodes"] | null;
        };
        CampaignClashList: {
            /** @description Total number of campaigns found. */
            campaignCount: number;
            campaigns: components["schemas"]["CampaignClash"][];
        };
        CampaignClash: {
            campaignId: components["schemas"]["Id"];
            shortDescription: components["schemas"]["CampaignName"];
            saleDateBegin: components["schemas"]["DateTime"];
            saleDateEnd: components["schemas"]["DateTime"];
            ranges: components["schemas"]["NumberedRange"][];
        };
        /** @description A range of mailer codes of a campaign. */
        NumberedRange: {
            /** @description Number of the range. */
            number: number;
            start: string;
            end: string;
        };
        /**
         * @example {
         *       "source": "QUILT25",
         *       "description": "Quilting event 2025",
         *       "additionalInfo": "Paper form at the cutting table"
         *     }
         */
        SourceCode: {
            source: string;
            description: string;
            additionalInfo: string | null;
            rowVersion?: components["schemas"]["RowVersion"];
        };
        SourceCodeSave: {
            source: string;
            description?: string;
            additionalInfo?: string | null;
        };
        /**
         * @example {
         *       "store": 1023,
         *       "storeName1": "Maple Grove"
         *     }
         */
        Store: {
            store: components["schemas"]["StoreNumber"];
            storeName1: string;
        };
        /** @description Number of the store. */
        StoreNumber: number;
        /**
         * @example {
         *       "offerId1": 2025031,
         *       "assignDate": "2025-02-14T00:00:00",
         *       "assignProcessName": "NightlyOfferAssign",
         *       "couponType": "PERCENT",
         *       "couponValue": 40,
         *       "startDate": "2025-03-06T00:00:00",
         *       "endDate": "2025-03-19T00:00:00",
         *       "singleMultiUsage": "S",
         *       "sentToJasdate": "2025-02-15T00:00:00",
         *       "offerDescription": "40% off one regular-priced yarn",
         *       "userName": "ines.halloran",
         *       "notes": null
         *     }
         */
        Offer: {
            offerId1: components["schemas"]["Id"];
            assignDate: components["schemas"]["DateTime"];
            /** @description Process that assigned the offer. */
            assignProcessName: string;
            couponType: string;
            /** @description Dollars or percent, depending on the type; null if the type has no value. */
            couponValue: number | null;
            startDate: components["schemas"]["DateTime"];
            endDate: components["schemas"]["DateTime"];
            /** @description Single or multiple use, as recorded by the offer system. */
            singleMultiUsage: string;
            /** @description Day it was sent; null if not sent yet. */
            sentToJasdate: components["schemas"]["DateTime"] | null;
            offerDescription: string;
            /** @description The user who created it; null for a process. */
            userName: string | null;
            notes: string | null;
        };
        OfferPage: {
            rowCount: components["schemas"]["RowCount"];
            pageNumber: components["schemas"]["PageOfRows"];
            rowsReturned: components["schemas"]["RowsReturned"];
            totalPagesAvailable: components["schemas"]["TotalPages"];
            offerData: components["schemas"]["Offer"][];
        };
        Count: number;
        /** @description US dollars. */
        Amount: number;
        /** @description Items sold, in fractions for fabric. */
        Items: number;
        /** @description 100 is one hundred percent; 0 if the divisor is 0. */
        Percent: number;
        SignupStat: {
            /** @description Source code; null with the breakdown by description. */
            srcSource: string | null;
            /** @description Description of the source; null for a code without one. */
            description: string | null;
            /** @description Day of the signups; null without the daily breakdown. */
            addDate: components["schemas"]["DateTime"] | null;
            /** @description Store of the signups; null without the store breakdown, or without a store. */
            store: components["schemas"]["StoreNumber"] | null;
            /** @description Signups. */
            total: components["schemas"]["Count"];
            /** @description New customers among them. */
            netNew: components["schemas"]["Count"];
            /** @description With a postal address. */
            dmProvided: components["schemas"]["Count"];
            /** @description With a new postal address. */
            dmNetNew: components["schemas"]["Count"];
            /** @description With an address that has a carrier route. */
            dmCarrRte: components["schemas"]["Count"];
            /** @description With a deliverable address. */
            dmdpv: components["schemas"]["Count"];
            /** @description With an email address. */
            emProvided: components["schemas"]["Count"];
            /** @description With a new email address. */
            emNetNew: components["schemas"]["Count"];
            /** @description With a mobile number. */
            otMobileNumber: components["schemas"]["Count"];
            /** @description With a new mobile number. */
            mobileNetNew: components["schemas"]["Count"];
        };
        SignupStatPage: {
            rowCount: components["schemas"]["RowCount"];
            pageNumber: components["schemas"]["PageOfRows"];
            rowsReturned: components["schemas"]["RowsReturned"];
            totalPagesAvailable: components["schemas"]["TotalPages"];
            signupStatsData: components["schemas"]["SignupStat"][];
            /** @description Sums of the rows of all pages; absent without rows. */
            totals?: components["schemas"]["SignupStat"];
        };
        CampaignSummaryRow: {
            campaignDescription: components["schemas"]["CampaignName"];
            saleDateBegin: components["schemas"]["DateTime"];
            saleDateEnd: components["schemas"]["DateTime"];
            /** @description Pieces mailed. */
            prefMailed: components["schemas"]["Count"];
            /** @description Responses. */
            ttlResponses: components["schemas"]["Count"];
            /** @description Purchases. */
            ttlPurchases: components["schemas"]["Count"];
            ttlPurchaseAmount: components["schemas"]["Amount"];
            ttlPurchaseItems: components["schemas"]["Items"];
            /** @description Cost of the products sold, US dollars. */
            ttlCost: components["schemas"]["Amount"];
        };
        CampaignSummaryPage: {
            rowCount: components["schemas"]["RowCount"];
            pageNumber: components["schemas"]["PageOfRows"];
            rowsReturned: components["schemas"]["RowsReturned"];
            totalPagesAvailable: components["schemas"]["TotalPages"];
            campaignSummaryData: components["schemas"]["CampaignSummaryRow"][];
        };
        /**
         * @example {
         *       "campaignId": 1204,
         *       "description": "Spring quilting 2025"
         *     }
         */
        CampaignChoice: {
            campaignId: components["schemas"]["Id"];
            description: components["schemas"]["CampaignName"];
        };
        MailerSummaryRequest: {
            campaignId: components["schemas"]["Id"];
            /** @description Only this mailer; empty for all. */
            mailerCode?: string;
            /** @description Responses from this day on, `YYYYMMDD`; empty for all. */
            begin?: string;
            /** @description Responses up to this day, `YYYYMMDD`; empty for all. */
            end?: string;
            /**
             * @description `Y` allocates responses with a coupon but without a mailer code to the coupon's mailers in
             *     proportion to their quantity; `N` counts them in the totals only.
             * @enum {string}
             */
            allocateNonSpecific: "Y" | "N";
            /**
             * @description `N` counts each transaction once, for its first coupon; `Y` once per coupon.
             * @enum {string}
             */
            expandedView: "Y" | "N";
        };
        /**
         * @example {
         *       "campaignId": 1204,
         *       "campaignCouponNumber": 1,
         *       "mailerCode": "410012",
         *       "mailerDescription": "Spring quilting event, postcard",
         *       "campaignDescription": "Spring quilting 2025",
         *       "saleDateBegin": "2025-03-06T00:00:00",
         *       "saleDateEnd": "2025-03-19T00:00:00",
         *       "quantity": 54000,
         *       "ttlResponses": 2268,
         *       "ttlUniqueResponses": 2104,
         *       "ttlPurchases": 1995,
         *       "avgTicket": 48.38,
         *       "ttlPurchaseAmount": 96523.41,
         *       "ttlCost": 50401.27,
         *       "marginPct": 47.78,
         *       "roi": 103.36,
         *       "burdenedROI": 80.76,
         *       "sequenceNumberStart": 1000450001,
         *       "sequenceNumberEnd": 1000504000
         *     }
         * @example {
         *       "campaignId": 0,
         *       "campaignCouponNumber": 0,
         *       "mailerCode": null,
         *       "mailerDescription": null,
         *       "campaignDescription": "Spring quilting 2025",
         *       "saleDateBegin": "2025-03-06T00:00:00",
         *       "saleDateEnd": "2025-03-19T00:00:00",
         *       "quantity": 162000,
         *       "ttlResponses": 6804,
         *       "ttlUniqueResponses": 6310,
         *       "ttlPurchases": 5984,
         *       "avgTicket": 48.39,
         *       "ttlPurchaseAmount": 289541.37,
         *       "ttlCost": 151203.8,
         *       "marginPct": 47.78,
         *       "roi": 103.32,
         *       "burdenedROI": 80.73,
         *       "sequenceNumberStart": null,
         *       "sequenceNumberEnd": null
         *     }
         */
        MailerSummaryRow: {
            /** @description The campaign; 0 marks a total. */
            campaignId: number;
            /** @description Coupon, 1 to 20; 0 in the campaign total. */
            campaignCouponNumber: number;
            /** @description Null in totals. */
            mailerCode: string | null;
            /** @description Null in totals. */
            mailerDescription: string | null;
            campaignDescription: components["schemas"]["CampaignName"];
            saleDateBegin: components["schemas"]["DateTime"];
            saleDateEnd: components["schemas"]["DateTime"];
            /** @description Pieces mailed. */
            quantity: components["schemas"]["Count"];
            /** @description Responses. */
            ttlResponses: components["schemas"]["Count"];
            /** @description Customers who responded. */
            ttlUniqueResponses: components["schemas"]["Count"];
            /** @description Purchases. */
            ttlPurchases: components["schemas"]["Count"];
            /** @description US dollars per purchase. */
            avgTicket: components["schemas"]["Amount"];
            /** @description Sales, US dollars. */
            ttlPurchaseAmount: components["schemas"]["Amount"];
            /** @description Cost of the products sold, US dollars. */
            ttlCost: components["schemas"]["Amount"];
            /** @description (Sales - cost) / sales; 100 is one hundred percent. */
            marginPct: components["schemas"]["Percent"];
            /** @description (Margin - mailing cost) / mailing cost; 100 is one hundred percent. */
            roi: components["schemas"]["Percent"];
            /** @description As `roi`, with the overhead rate of the default values. */
            burdenedROI: components["schemas"]["Percent"];
            sequenceNumberStart: components["schemas"]["SequenceNumber"];
            sequenceNumberEnd: components["schemas"]["SequenceNumber"];
        };
        /** @description Results of a mailer, a coupon or the whole campaign. */
        DetailsOfLevel: {
            /**
             * @description The mailer code, the number of the coupon, or `T` for the whole campaign.
             * @example 410012
             */
            subject: string;
            stores: components["schemas"]["StoreDetailRow"][];
            dates: components["schemas"]["DateDetailRow"][];
        };
        /**
         * @description Results of one store. `avgPricePerItem` and `geoRoiPct` are alternative spellings of `avgItemAmount` and
         *     `GeoRoiPct`; a provider sends one of each, this server the latter.
         * @example {
         *       "store": 1023,
         *       "prefMailed": 412,
         *       "geoMailed": 398,
         *       "accountingAssigned": 405,
         *       "responses": 18,
         *       "prefResponsePct": 4.37,
         *       "geoRespPct": 4.52,
         *       "ttlPurchases": 16,
         *       "purchasePct": 88.89,
         *       "ttlPurchaseAmount": 801.42,
         *       "avgPurchase": 50.09,
         *       "ttlPurchaseItems": 83.5,
         *       "avgItems": 5.22,
         *       "avgItemAmount": 9.6,
         *       "ttlCost": 420.11,
         *       "grossMargin": 381.31,
         *       "marginPct": 47.58,
         *       "grossProfit": 208.27,
         *       "prefRoiPct": 120.36,
         *       "GeoRoiPct": 128.11
         *     }
         */
        StoreDetailRow: {
            store: components["schemas"]["StoreNumber"];
            /** @description Pieces to customers who prefer the store. */
            prefMailed: components["schemas"]["Count"];
            /** @description Pieces to customers who live nearest to the store. */
            geoMailed: components["schemas"]["Count"];
            /** @description Pieces charged to the store. */
            accountingAssigned: components["schemas"]["Count"];
            /** @description Responses in the store. */
            responses: components["schemas"]["Count"];
            /** @description Responses over `prefMailed`. */
            prefResponsePct: components["schemas"]["Percent"];
            /** @description Responses over `geoMailed`. */
            geoRespPct: components["schemas"]["Percent"];
            /** @description Purchases. */
            ttlPurchases: components["schemas"]["Count"];
            /** @description Purchases over responses. */
            purchasePct: components["schemas"]["Percent"];
            /** @description Sales, US dollars. */
            ttlPurchaseAmount: components["schemas"]["Amount"];
            /** @description US dollars per purchase. */
            avgPurchase: components["schemas"]["Amount"];
            ttlPurchaseItems: components["schemas"]["Items"];
            /** @description Items per purchase. */
            avgItems: components["schemas"]["Items"];
            /** @description US dollars per item. */
            avgItemAmount?: components["schemas"]["Amount"];
            /** @description US dollars per item, alternative spelling. */
            avgPricePerItem?: components["schemas"]["Amount"];
            /** @description Cost of the products sold, US dollars. */
            ttlCost: components["schemas"]["Amount"];
            /** @description Sales less cost, US dollars. */
            grossMargin: components["schemas"]["Amount"];
            /** @description Gross margin over sales. */
            marginPct: components["schemas"]["Percent"];
            /** @description Gross margin less mailing cost of the preferred pieces, US dollars. */
            grossProfit: components["schemas"]["Amount"];
            /** @description Return on mailing `prefMailed` pieces. */
            prefRoiPct: components["schemas"]["Percent"];
            /** @description Return on mailing `geoMailed` pieces; capital G. */
            GeoRoiPct?: components["schemas"]["Percent"];
            /** @description Return on mailing `geoMailed` pieces, alternative spelling. */
            geoRoiPct?: components["schemas"]["Percent"];
        };
        /**
         * @example {
         *       "responseDate": "2025-03-08T00:00:00",
         *       "responseDow": "Sat",
         *       "responses": 1180,
         *       "ttlPurchases": 1062,
         *       "purchasePct": 90,
         *       "ttlPurchaseAmount": 51872.33,
         *       "avgPurchase": 48.84,
         *       "ttlPurchaseItems": 5460.25,
         *       "avgItems": 5.14,
         *       "avgItemAmount": 9.5,
         *       "ttlCost": 27010.9,
         *       "grossMargin": 24861.43,
         *       "marginPct": 47.93
         *     }
         */
        DateDetailRow: {
            responseDate: components["schemas"]["DateTime"];
            /** @description Day of the week as `Mon` to `Sun` (this server), or a number from 0 for Sunday. */
            responseDow: string | number;
            /** @description Responses of the day. */
            responses: components["schemas"]["Count"];
            /** @description Purchases. */
            ttlPurchases: components["schemas"]["Count"];
            /** @description Purchases over responses. */
            purchasePct: components["schemas"]["Percent"];
            /** @description Sales, US dollars. */
            ttlPurchaseAmount: components["schemas"]["Amount"];
            /** @description US dollars per purchase. */
            avgPurchase: components["schemas"]["Amount"];
            ttlPurchaseItems: components["schemas"]["Items"];
            /** @description Items per purchase. */
            avgItems: components["schemas"]["Items"];
            /** @description US dollars per item. */
            avgItemAmount: components["schemas"]["Amount"];
            /** @description Cost of the products sold, US dollars. */
            ttlCost: components["schemas"]["Amount"];
            /** @description Sales less cost, US dollars. */
            grossMargin: components["schemas"]["Amount"];
            /** @description Gross margin over sales. */
            marginPct: components["schemas"]["Percent"];
        };
        /**
         * @description Customers reachable by direct mail (dm), email (em), app and text message (sms).
         * @example {
         *       "fiscalWeek": "FW06",
         *       "startDate": "2025-03-09T00:00:00",
         *       "endDate": "2025-03-15T00:00:00",
         *       "dmOnly": 812304,
         *       "emOnly": 640118,
         *       "appOnly": 20411,
         *       "smsOnly": 9120,
         *       "dmEm": 1402251,
         *       "dmApp": 18830,
         *       "dmSms": 22107,
         *       "emApp": 31544,
         *       "emSms": 48120,
         *       "smsApp": 4033,
         *       "dmEmApp": 61290,
         *       "dmEmSms": 120874,
         *       "dmSmsApp": 5021,
         *       "emSmsApp": 9876,
         *       "dmEmSmsApp": 88412
         *     }
         */
        CustomerChannelRow: {
            /** @description Week of the fiscal year, such as `FW31`. */
            fiscalWeek: string;
            /** @description First day, a Sunday. */
            startDate: components["schemas"]["DateTime"];
            /** @description Last day, a Saturday. */
            endDate: components["schemas"]["DateTime"];
            dmOnly: components["schemas"]["Count"];
            emOnly: components["schemas"]["Count"];
            appOnly: components["schemas"]["Count"];
            smsOnly: components["schemas"]["Count"];
            dmEm: components["schemas"]["Count"];
            dmApp: components["schemas"]["Count"];
            dmSms: components["schemas"]["Count"];
            emApp: components["schemas"]["Count"];
            emSms: components["schemas"]["Count"];
            smsApp: components["schemas"]["Count"];
            dmEmApp: components["schemas"]["Count"];
            dmEmSms: components["schemas"]["Count"];
            dmSmsApp: components["schemas"]["Count"];
            emSmsApp: components["schemas"]["Count"];
            dmEmSmsApp: components["schemas"]["Count"];
        };
        /**
         * @description Customers by purchase history.
         * @example {
         *       "fiscalWeek": "FW06",
         *       "startDate": "2025-03-09T00:00:00",
         *       "endDate": "2025-03-15T00:00:00",
         *       "totalCustomers": 3294311,
         *       "firstSignup": 18420,
         *       "firstPurchaseAny": 11207,
         *       "firstPurchaseOnline": 3890,
         *       "firstPurchaseRetail": 7317,
         *       "active012MoPurchase": 1840223,
         *       "active012MoOnlineOnly": 210034,
         *       "active012MoRetailOnly": 1391820,
         *       "active012MoBoth": 238369,
         *       "inactive13MoPurchase": 1121904,
         *       "inactive13MoOnlineOnly": 160331,
         *       "inactive13MoRetailOnly": 880217,
         *       "inactive13MoBoth": 81356,
         *       "noPurchase": 332184
         *     }
         */
        CustomerSegmentRow: {
            /** @description Week of the fiscal year, such as `FW31`. */
            fiscalWeek: string;
            /** @description First day, a Sunday. */
            startDate: components["schemas"]["DateTime"];
            /** @description Last day, a Saturday. */
            endDate: components["schemas"]["DateTime"];
            /** @description Customers. */
            totalCustomers: components["schemas"]["Count"];
            /** @description Signed up in the week. */
            firstSignup: components["schemas"]["Count"];
            /** @description First purchase in the week. */
            firstPurchaseAny: components["schemas"]["Count"];
            /** @description First purchase in the week, online. */
            firstPurchaseOnline: components["schemas"]["Count"];
            /** @description First purchase in the week, in a store. */
            firstPurchaseRetail: components["schemas"]["Count"];
            /** @description Purchase within 12 months. */
            active012MoPurchase: components["schemas"]["Count"];
            /** @description Purchase within 12 months, online only. */
            active012MoOnlineOnly: components["schemas"]["Count"];
            /** @description Purchase within 12 months, in stores only. */
            active012MoRetailOnly: components["schemas"]["Count"];
            /** @description Purchase within 12 months, both online and in stores. */
            active012MoBoth: components["schemas"]["Count"];
            /** @description Last purchase 13 or more months ago. */
            inactive13MoPurchase: components["schemas"]["Count"];
            /** @description Last purchase 13 or more months ago, online only. */
            inactive13MoOnlineOnly: components["schemas"]["Count"];
            /** @description Last purchase 13 or more months ago, in stores only. */
            inactive13MoRetailOnly: components["schemas"]["Count"];
            /** @description Last purchase 13 or more months ago, both online and in stores. */
            inactive13MoBoth: components["schemas"]["Count"];
            /** @description Never purchased. */
            noPurchase: components["schemas"]["Count"];
        };
        /**
         * @description Kind of a record.
         * @enum {string}
         */
        RecordKind: "campaign" | "mailer" | "source" | "offer" | "job" | "application" | "user";
        /**
         * @description A page of the menu, a saved view, or a kind of record.
         * @enum {string}
         */
        PlaceKind: "page" | "view" | "campaign" | "mailer" | "source" | "offer" | "job" | "application" | "user";
        /**
         * @example {
         *       "kind": "campaign",
         *       "id": "1118"
         *     }
         */
        Place: {
            kind: components["schemas"]["PlaceKind"];
            /** @description Id or code, as text. */
            id: string;
        };
        /**
         * @example {
         *       "kind": "page",
         *       "id": "12",
         *       "position": 0
         *     }
         */
        FavoriteChange: {
            kind: components["schemas"]["PlaceKind"];
            /** @description Id or code, as text. */
            id: string;
            /** @description Index among the favorites. */
            position?: number;
        };
        /**
         * @example {
         *       "kind": "campaign",
         *       "id": "1118",
         *       "title": "Holiday baking 2026",
         *       "detail": "2026-11-27 to 2026-12-10"
         *     }
         */
        NamedPlace: {
            kind: components["schemas"]["PlaceKind"];
            /** @description Id or code, as text. */
            id: string;
            /** @description Its name. */
            title: string;
            /** @description What tells it apart from others of the same name. */
            detail: string;
            /** @description Address of a saved view, without the base path. */
            href?: string;
        };
        /**
         * @example {
         *       "place": null
         *     }
         */
        RecentPlace: {
            /** @description `null` if the user cannot open it. */
            place: components["schemas"]["NamedPlace"] | null;
        };
        /**
         * @example {
         *       "kind": "campaign",
         *       "id": "1118",
         *       "title": "Holiday baking 2026",
         *       "value": 6804
         *     }
         */
        FigureRecord: {
            kind: components["schemas"]["RecordKind"];
            /** @description Id or code, as text. */
            id: string;
            /** @description Its name. */
            title: string;
            /** @description Its part of the figure. */
            value: components["schemas"]["Count"];
        };
        /**
         * @example {
         *       "campaignId": 1118,
         *       "shortDescription": "Holiday baking 2026",
         *       "saleDateBegin": "2026-11-27T00:00:00",
         *       "saleDateEnd": "2026-12-10T00:00:00",
         *       "costPerPiece": null,
         *       "emptyRanges": [
         *         2
         *       ],
         *       "clashCount": 1,
         *       "hasCoupons": false
         *     }
         */
        HomeCampaign: {
            /** @description Id. */
            campaignId: number;
            /** @description Name. */
            shortDescription: string;
            /** @description First day of the sale. */
            saleDateBegin: components["schemas"]["DateTime"];
            /** @description Last day of the sale. */
            saleDateEnd: components["schemas"]["DateTime"];
            /** @description US dollars; `null` if not set. */
            costPerPiece: number | null;
            /** @description Numbers of its ranges without mailers. */
            emptyRanges: number[];
            /** @description Other campaigns with the same codes and days. */
            clashCount: components["schemas"]["Count"];
            /** @description Whether its coupons are loaded; `null` if the campaign engine does not know the campaign. */
            hasCoupons: boolean | null;
        };
        /**
         * @example {
         *       "kind": "lockedUsers",
         *       "count": 3,
         *       "from": null,
         *       "records": []
         *     }
         */
        HomeAttention: {
            /**
             * @description What needs attention.
             * @enum {string}
             */
            kind: "failedJobs" | "waitingJobs" | "unassignedMailers" | "unopenedApplications" | "failedMessages" | "dormantUsers" | "lockedUsers";
            /** @description How many. */
            count: components["schemas"]["Count"];
            /** @description The first day that is counted; `null` for no limit. */
            from: components["schemas"]["DateTime"] | null;
            /** @description The first of them. */
            records: components["schemas"]["NamedPlace"][];
        };
        /**
         * @example {
         *       "kind": "signups",
         *       "value": 812,
         *       "previous": 774,
         *       "series": [
         *         101,
         *         118
         *       ],
         *       "records": []
         *     }
         */
        HomeFigure: {
            /**
             * @description What is counted.
             * @enum {string}
             */
            kind: "runningCampaigns" | "signups" | "responses";
            /** @description The figure. */
            value: components["schemas"]["Count"];
            /** @description The same a week before; `null` if it is not compared. */
            previous: number | null;
            /** @description The figure of each day, the last of them `today`. */
            series: components["schemas"]["Count"][];
            /** @description The records with the largest part of the figure. */
            records: components["schemas"]["FigureRecord"][];
        };
        /**
         * @example {
         *       "today": "2026-11-25T00:00:00",
         *       "campaignCount": 0,
         *       "campaigns": [],
         *       "attention": [
         *         {
         *           "kind": "lockedUsers",
         *           "count": 3,
         *           "from": null,
         *           "records": []
         *         }
         *       ],
         *       "figures": [],
         *       "recent": [],
         *       "favorites": []
         *     }
         */
        Home: {
            /** @description The day of the figures. */
            today: components["schemas"]["DateTime"];
            /** @description Campaigns that begin or end within 14 days. */
            campaignCount: components["schemas"]["Count"];
            /** @description The next of them, by day. */
            campaigns: components["schemas"]["HomeCampaign"][];
            attention: components["schemas"]["HomeAttention"][];
            figures: components["schemas"]["HomeFigure"][];
            recent: components["schemas"]["NamedPlace"][];
            favorites: components["schemas"]["NamedPlace"][];
        };
        /** @description Path of a page, without the base path of the portal. */
        ScreenPath: string;
        ViewColumn: {
            /** @description Id of the column. */
            id: string;
            isHidden: boolean;
            /** @description Width in CSS pixels; `null` for the default. */
            widthPx: number | null;
        };
        /**
         * @description What a list or report shows.
         * @example {
         *       "page": "/Campaigns/MailerList",
         *       "name": "Fall mailers",
         *       "query": "descrContains=fall&sort=quantity",
         *       "columns": [
         *         {
         *           "id": "quantity",
         *           "isHidden": false,
         *           "widthPx": 96
         *         }
         *       ],
         *       "density": "compact",
         *       "hasChart": null,
         *       "sharedWithRole": "JAS"
         *     }
         */
        NewSavedView: {
            page: components["schemas"]["ScreenPath"];
            /** @description Unique among the views of a user on a page, ignoring case. */
            name: string;
            /** @description Filters, sort order and page, as the query of the URL without `?`. */
            query: string;
            /** @description The columns of the table in their order; empty for the default. */
            columns: components["schemas"]["ViewColumn"][];
            /**
             * @description Density of the rows; `null` for that of the user.
             * @enum {string|null}
             */
            density: "comfortable" | "compact" | null;
            /** @description Whether the chart is shown; `null` for the choice of the user. */
            hasChart: boolean | null;
            /** @description Users with this role can use the view; `null` for the owner only. */
            sharedWithRole: string | null;
        };
        /**
         * @description What a list or report shows, saved by a user.
         * @example {
         *       "page": "/Campaigns/MailerList",
         *       "name": "Fall mailers",
         *       "query": "descrContains=fall&sort=quantity",
         *       "columns": [
         *         {
         *           "id": "quantity",
         *           "isHidden": false,
         *           "widthPx": 96
         *         }
         *       ],
         *       "density": "compact",
         *       "hasChart": null,
         *       "sharedWithRole": "JAS",
         *       "savedViewId": 12,
         *       "ownerName": "Ada Demo",
         *       "isOwn": true,
         *       "isDefault": false,
         *       "rowVersion": 1
         *     }
         */
        SavedView: {
            page: components["schemas"]["ScreenPath"];
            /** @description Unique among the views of a user on a page, ignoring case. */
            name: string;
            /** @description Filters, sort order and page, as the query of the URL without `?`. */
            query: string;
            /** @description The columns of the table in their order; empty for the default. */
            columns: components["schemas"]["ViewColumn"][];
            /**
             * @description Density of the rows; `null` for that of the user.
             * @enum {string|null}
             */
            density: "comfortable" | "compact" | null;
            /** @description Whether the chart is shown; `null` for the choice of the user. */
            hasChart: boolean | null;
            /** @description Users with this role can use the view; `null` for the owner only. */
            sharedWithRole: string | null;
            savedViewId: components["schemas"]["Id"];
            /** @description First and last name of the user who saved it. */
            ownerName: string;
            /** @description The caller saved it and may change it. */
            isOwn: boolean;
            /** @description The page opens with it for the caller. */
            isDefault: boolean;
            rowVersion: components["schemas"]["RowVersion"];
        };
        /**
         * @example {
         *       "page": "/Campaigns/MailerList",
         *       "savedViewId": 12
         *     }
         */
        DefaultView: {
            page: components["schemas"]["ScreenPath"];
            /** @description Id of the view; `null` for none. */
            savedViewId: number | null;
        };
    };
    responses: {
        /** @description The content is still that of the `ETag` in `If-None-Match`. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /**
         * @description Any login failure; always the same response. Only after the right password, as an extension,
         *     `login.code_required` or `login.code_wrong`.
         */
        LoginFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 401,
                 *       "code": "login.failed",
                 *       "message": "invalid user name or password",
                 *       "requestId": "req-7f3a91c2"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is invalid. */
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
        /** @description The input is invalid; nothing was stored. Errors by field, or a problem if the request itself is malformed. */
        InvalidFields: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
                "application/json": components["schemas"]["FieldErrors"];
            };
        };
        /**
         * @description No token, or one that has ended (`session.missing`, `session.expired`). To the browser that the session
         *     belongs to, this provider reports why it ended early, as an extension: `session.idle`,
         *     `session.locked`, `session.password_changed`, `session.signed_out`, `session.terminated`.
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
                 *       "message": "Your session has ended",
                 *       "requestId": "req-7f3a91c4"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The signed-in user does not have permission, or lacks the two-step verification that a role requires
         *     (`second_factor.required`).
         */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 403,
                 *       "code": "access.denied",
                 *       "message": "You don't have permission to use this page",
                 *       "requestId": "req-7f3a91c5"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not found, or not accessible for this user. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 404,
                 *       "code": "user.not_found",
                 *       "message": "User 118 not found",
                 *       "requestId": "req-7f3a91c6"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not possible in the current state; nothing was changed. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 409,
                 *       "code": "role.exists",
                 *       "message": "A role with this name already exists",
                 *       "requestId": "req-7f3a91c7"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The row was changed after the version in `If-Match`; nothing was stored. */
        Changed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 412,
                 *       "code": "row.changed",
                 *       "message": "Someone else changed this after you opened it",
                 *       "requestId": "req-7f3a91d1"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A server error, logged with the request id. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": 500,
                 *       "code": "server.error",
                 *       "message": "Something went wrong. Try again.",
                 *       "requestId": "req-7f3a91c8"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server is temporarily unavailable; try again later. */
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
                 *       "message": "The server is busy. Try again.",
                 *       "requestId": "req-7f3a91c9"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description Any other failure, such as 405, 413 (body too large), 415 (not JSON), 501 (`operation.not_offered`), 502
         *     and 504 (invalid or late response of an upstream service).
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
                 *       "message": "The request must be JSON",
                 *       "requestId": "req-7f3a91ca"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests; try again later. */
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
                 *       "message": "Too many messages",
                 *       "requestId": "req-7f3a91cb"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Id of the user.
         * @example 118
         */
        UserId: components["schemas"]["Id"];
        /**
         * @description Id of a passkey.
         * @example 17
         */
        PasskeyId: components["schemas"]["Id"];
        /**
         * @description The `rowVersion` that the change is based on, as an entity tag. Without it the save overwrites the
         *     current version.
         * @example "3"
         */
        IfMatch: string;
        /**
         * @description Id of the saved view.
         * @example 12
         */
        SavedViewId: components["schemas"]["Id"];
        /**
         * @description An unguessable text, new for each logical action. A repeated call with the same key has no further
         *     effect and returns the first response. The same key with a different body is rejected. Keys are stored
         *     for 24 hours.
         * @example 5f1c2f0e-8f4b-4d0c-9a55-4a1f5f8b7f31
         */
        IdempotencyKey: string;
        /**
         * @description Page number, 1-based; a number beyond the end returns the last page.
         * @example 1
         */
        PageNumber: number;
        /**
         * @description Page size.
         * @example 100
         */
        RowsPerPage: number;
        /**
         * @description Id of the campaign.
         * @example 1204
         */
        CampaignId: components["schemas"]["Id"];
        /**
         * @description The subject of the report: `1` one mailer, `2` one coupon of the campaign, `T` the whole campaign.
         *     Reports of a mailer accept `1`, those of a campaign or coupon accept `2` and `T`; others are rejected
         *     with 400.
         * @example 1
         */
        DetailLevel: "1" | "2" | "T";
        /**
         * @description 6 letters or digits, in any case.
         * @example 410012
         */
        MailerCode: string;
        /**
         * @description Coupon of the campaign, 1 to 20; 0 with detail level `T`.
         * @example 3
         */
        CouponNumber: number;
        /**
         * @description `N` counts each transaction once, for its first coupon; `Y` once per coupon.
         * @example N
         */
        ExpandedView: "Y" | "N";
    };
    requestBodies: never;
    headers: {
        /**
         * @description The time that the data are from, if they are more than a minute old; then there is no `ETag`.
         * @example 2025-03-14T14:05:00
         */
        "Data-As-Of": components["schemas"]["DateTime"];
        /**
         * @description Identifies the content of this response; sent as `If-None-Match` when it is requested again.
         * @example W/"pAEcbXIMs8JMVTcXaVLsxw"
         */
        ETag: string;
        /**
         * @description Seconds to wait before retrying.
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
    login: {
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
                 *       "username": "demo.marketing",
                 *       "password": "Demo-marketing-1"
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "3q2-7wEjRk1vN0aXb8sYtZc5dLhMpUoG",
                     *       "expiration": "2025-03-14T22:05:00Z",
                     *       "user": {
                     *         "username": "demo.marketing",
                     *         "firstName": "Marta",
                     *         "lastName": "Okafor",
                     *         "email": "marta.okafor@example.com",
                     *         "department": "Marketing",
                     *         "startPage": "/Campaigns/MailerList",
                     *         "roles": [
                     *           "JAS",
                     *           "StatusMessage"
                     *         ]
                     *       },
                     *       "boundToBrowser": true
                     *     }
                     */
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    redeemSignInCode: {
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
                 *       "code": "0b8Qm4JkT1vW9xYc3LzRn7PsE5hGdAfU2iOtKyVwBqM"
                 *     }
                 */
                "application/json": components["schemas"]["SignInCode"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "3q2-7wEjRk1vN0aXb8sYtZc5dLhMpUoG",
                     *       "expiration": "2025-03-14T22:05:00Z",
                     *       "user": {
                     *         "username": "demo.marketing",
                     *         "firstName": "Marta",
                     *         "lastName": "Okafor",
                     *         "email": "marta.okafor@example.com",
                     *         "department": "Marketing",
                     *         "startPage": "/Campaigns/MailerList",
                     *         "roles": [
                     *           "JAS",
                     *           "StatusMessage"
                     *         ]
                     *       },
                     *       "boundToBrowser": true,
                     *       "signOutUrl": "https://login.example.com/end-session?client_id=portal"
                     *     }
                     */
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["LoginFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "everywhere": false
                 *     }
                 */
                "application/json": components["schemas"]["LogoutRequest"];
            };
        };
        responses: {
            /** @description Your session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session of the token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "expiration": "2025-03-14T22:05:00Z",
                     *       "user": {
                     *         "username": "demo.marketing",
                     *         "firstName": "Marta",
                     *         "lastName": "Okafor",
                     *         "email": "marta.okafor@example.com",
                     *         "department": "Marketing",
                     *         "startPage": "/Campaigns/MailerList",
                     *         "roles": [
                     *           "JAS",
                     *           "StatusMessage"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "isOn": true,
                     *       "since": "2025-03-14T22:05:00",
                     *       "hasApp": true,
                     *       "passkeys": [
                     *         {
                     *           "passkeyId": 17,
                     *           "name": "Work laptop",
                     *           "createdAt": "2025-03-14T22:05:00",
                     *           "lastUsedAt": null
                     *         }
                     *       ],
                     *       "recoveryCodesLeft": 9,
                     *       "isRequired": true,
                     *       "offersPasskeys": true
                     *     }
                     */
                    "application/json": components["schemas"]["SecondFactor"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    confirmSecondFactor: {
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
                 *       "code": "492039"
                 *     }
                 */
                "application/json": components["schemas"]["SecondFactorCode"];
            };
        };
        responses: {
            /** @description The recovery codes, which are shown only now; none if the user has a passkey, and so has them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    removeSecondFactor: {
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
                 *       "password": "Blue-Kettle-41"
                 *     }
                 */
                "application/json": components["schemas"]["OwnPassword"];
            };
        };
        responses: {
            /** @description Two-step verification is off. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    startSecondFactor: {
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
                 *       "password": "Blue-Kettle-41"
                 *     }
                 */
                "application/json": components["schemas"]["OwnPassword"];
            };
        };
        responses: {
            /** @description The secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorSecret"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    removeAuthenticatorApp: {
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
                 *       "password": "Blue-Kettle-41"
                 *     }
                 */
                "application/json": components["schemas"]["OwnPassword"];
            };
        };
        responses: {
            /** @description The app is no longer accepted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    startPasskey: {
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
                 *       "password": "Blue-Kettle-41"
                 *     }
                 */
                "application/json": components["schemas"]["OwnPassword"];
            };
        };
        responses: {
            /** @description The options of `navigator.credentials.create`, as JSON (WebAuthn). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyCreation"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    confirmPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description The recovery codes, which are shown only now; none if the user has them already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a passkey.
                 * @example 17
                 */
                passkeyId: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "Blue-Kettle-41"
                 *     }
                 */
                "application/json": components["schemas"]["OwnPassword"];
            };
        };
        responses: {
            /** @description The passkey is no longer accepted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    renewRecoveryCodes: {
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
                 *       "password": "Blue-Kettle-41"
                 *     }
                 */
                "application/json": components["schemas"]["OwnPassword"];
            };
        };
        responses: {
            /** @description The new recovery codes, which are shown only now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unguessable text, new for each logical action. A repeated call with the same key has no further
                 *     effect and returns the first response. The same key with a different body is rejected. Keys are stored
                 *     for 24 hours.
                 * @example 5f1c2f0e-8f4b-4d0c-9a55-4a1f5f8b7f31
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "ines.halloran",
                 *       "password": "Blue-Kettle-41",
                 *       "email": "ines.halloran@example.com",
                 *       "firstName": "Ines",
                 *       "lastName": "Halloran",
                 *       "company": "Craft Retail",
                 *       "companyAbbrev": "JAS",
                 *       "department": "Customer Care",
                 *       "startPage": null
                 *     }
                 */
                "application/json": components["schemas"]["NewUser"];
            };
        };
        responses: {
            /** @description The stored user. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `rowVersion` that the change is based on, as an entity tag. Without it the save overwrites the
                 *     current version.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the user.
                 * @example 118
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Ines",
                 *       "lastName": "Halloran-Reyes",
                 *       "email": "ines.reyes@example.com",
                 *       "company": "Craft Retail",
                 *       "companyAbbrev": "JAS",
                 *       "department": "Customer Care",
                 *       "startPage": "/Campaigns/MailerList",
                 *       "comment": "Changed name in March",
                 *       "isLockedOut": false
                 *     }
                 */
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The stored user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user.
                 * @example 118
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user was removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    resetSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user.
                 * @example 118
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The two-step verification of the user is off. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    changePassword: {
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
                 *       "oldPassword": "Blue-Kettle-41",
                 *       "newPassword": "Green-Lamp-88",
                 *       "confirmPassword": "Green-Lamp-88"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The mistakes; empty if the password was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordError"][];
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
    listRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roles. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unguessable text, new for each logical action. A repeated call with the same key has no further
                 *     effect and returns the first response. The same key with a different body is rejected. Keys are stored
                 *     for 24 hours.
                 * @example 5f1c2f0e-8f4b-4d0c-9a55-4a1f5f8b7f31
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rolename": "Coleman"
                 *     }
                 */
                "application/json": components["schemas"]["NewRole"];
            };
        };
        responses: {
            /** @description The stored role. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listUserRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role assignments. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRole"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    addUserRole: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unguessable text, new for each logical action. A repeated call with the same key has no further
                 *     effect and returns the first response. The same key with a different body is rejected. Keys are stored
                 *     for 24 hours.
                 * @example 5f1c2f0e-8f4b-4d0c-9a55-4a1f5f8b7f31
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "ines.halloran",
                 *       "rolename": "StatusMessage"
                 *     }
                 */
                "application/json": components["schemas"]["UserRoleChange"];
            };
        };
        responses: {
            /** @description The user has the role. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRole"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    removeUserRole: {
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
                 *       "username": "ines.halloran",
                 *       "rolename": "StatusMessage"
                 *     }
                 */
                "application/json": components["schemas"]["UserRoleChange"];
            };
        };
        responses: {
            /** @description The user does not have the role. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listServerRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server roles. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "rolename": "archive"
                     *       },
                     *       {
                     *         "rolename": "reports"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ServerRole"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    createServerRole: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unguessable text, new for each logical action. A repeated call with the same key has no further
                 *     effect and returns the first response. The same key with a different body is rejected. Keys are stored
                 *     for 24 hours.
                 * @example 5f1c2f0e-8f4b-4d0c-9a55-4a1f5f8b7f31
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rolename": "archive"
                 *     }
                 */
                "application/json": components["schemas"]["NewRole"];
            };
        };
        responses: {
            /** @description The stored server role. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rolename": "archive"
                     *     }
                     */
                    "application/json": components["schemas"]["ServerRole"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listUserCompanyAccess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access records. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "userName": "ines.halloran",
                     *         "companyAbbrev": "JAS",
                     *         "mayAlter": "Y"
                     *       },
                     *       {
                     *         "userName": "ines.halloran",
                     *         "companyAbbrev": "MSC",
                     *         "mayAlter": "N"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["UserCompanyAccess"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    updateUserCompanyAccess: {
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
                 *       "userName": "ines.halloran",
                 *       "companyAbbrev": "MSC",
                 *       "mayAlter": "N"
                 *     }
                 */
                "application/json": components["schemas"]["UserCompanyAccessChange"];
            };
        };
        responses: {
            /** @description The stored record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "userName": "ines.halloran",
                     *       "companyAbbrev": "MSC",
                     *       "mayAlter": "N"
                     *     }
                     */
                    "application/json": components["schemas"]["UserCompanyAccess"];
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
    grantUserCompanyAccess: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unguessable text, new for each logical action. A repeated call with the same key has no further
                 *     effect and returns the first response. The same key with a different body is rejected. Keys are stored
                 *     for 24 hours.
                 * @example 5f1c2f0e-8f4b-4d0c-9a55-4a1f5f8b7f31
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userName": "ines.halloran",
                 *       "companyAbbrev": "JA_"
                 *     }
                 */
                "application/json": components["schemas"]["UserCompanyAccessChange"];
            };
        };
        responses: {
            /** @description The stored record. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "userName": "ines.halloran",
                     *       "companyAbbrev": "JA_",
                     *       "mayAlter": "Y"
                     *     }
                     */
                    "application/json": components["schemas"]["UserCompanyAccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    revokeUserCompanyAccess: {
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
                 *       "userName": "ines.halloran",
                 *       "companyAbbrev": "MSC",
                 *       "mayAlter": "N"
                 *     }
                 */
                "application/json": components["schemas"]["UserCompanyAccessChange"];
            };
        };
        responses: {
            /** @description The user has no access to the company. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    listCompanies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The companies. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `rowVersion` that the change is based on, as an entity tag. Without it the save overwrites the
                 *     current version.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyAbbrev": "JAS",
                 *       "companyName": "Craft Retail"
                 *     }
                 */
                "application/json": components["schemas"]["CompanyChange"];
            };
        };
        responses: {
            /** @description The stored company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    createCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unguessable text, new for each logical action. A repeated call with the same key has no further
                 *     effect and returns the first response. The same key with a different body is rejected. Keys are stored
                 *     for 24 hours.
                 * @example 5f1c2f0e-8f4b-4d0c-9a55-4a1f5f8b7f31
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "companyAbbrev": "JAS",
                 *       "companyName": "Craft Retail"
                 *     }
                 */
                "application/json": components["schemas"]["CompanyChange"];
            };
        };
        responses: {
            /** @description The stored company. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listPages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pages. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    updatePage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `rowVersion` that the change is based on, as an entity tag. Without it the save overwrites the
                 *     current version.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pageId": 41,
                 *       "parentId": 12,
                 *       "pageName": "Weekly Sales",
                 *       "url": "/Tableau/TableauLink?report=Sales%2FWeekly",
                 *       "roles": "JAS,MSC,Coleman",
                 *       "serverRoles": "reports archive",
                 *       "mainMenu": true,
                 *       "orderBy": 3,
                 *       "toolTip": "Sales by store and week",
                 *       "imageUrl": null,
                 *       "icon": "bar_chart"
                 *     }
                 */
                "application/json": components["schemas"]["PageUpdate"];
            };
        };
        responses: {
            /** @description The stored page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    createPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unguessable text, new for each logical action. A repeated call with the same key has no further
                 *     effect and returns the first response. The same key with a different body is rejected. Keys are stored
                 *     for 24 hours.
                 * @example 5f1c2f0e-8f4b-4d0c-9a55-4a1f5f8b7f31
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "parentId": 12,
                 *       "pageName": "Weekly Sales",
                 *       "url": "/Tableau/TableauLink?report=Sales%2FWeekly",
                 *       "roles": "JAS,MSC",
                 *       "serverRoles": "",
                 *       "mainMenu": true,
                 *       "orderBy": 3,
                 *       "toolTip": "Sales by store and week",
                 *       "imageUrl": null,
                 *       "icon": "bar_chart"
                 *     }
                 */
                "application/json": components["schemas"]["NewPage"];
            };
        };
        responses: {
            /** @description The stored page. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    deletePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the page.
                 * @example 41
                 */
                pageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and its descendants were deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listStartPages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The start pages. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartPage"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    updateStartPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `rowVersion` that the change is based on, as an entity tag. Without it the save overwrites the
                 *     current version.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "startPageId": 4,
                 *       "startPage1": "Mailers",
                 *       "startPageUrl": "/Campaigns/MailerList"
                 *     }
                 */
                "application/json": components["schemas"]["StartPageUpdate"];
            };
        };
        responses: {
            /** @description The stored start page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartPage"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    createStartPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unguessable text, new for each logical action. A repeated call with the same key has no further
                 *     effect and returns the first response. The same key with a different body is rejected. Keys are stored
                 *     for 24 hours.
                 * @example 5f1c2f0e-8f4b-4d0c-9a55-4a1f5f8b7f31
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "startPage1": "Mailers",
                 *       "startPageUrl": "/Campaigns/MailerList"
                 *     }
                 */
                "application/json": components["schemas"]["NewStartPage"];
            };
        };
        responses: {
            /** @description The stored start page. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StartPage"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    deleteStartPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the start page.
                 * @example 4
                 */
                startPageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The start page was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    listDashboardPages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dashboard pages. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardPage"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    updateDashboardPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `rowVersion` that the change is based on, as an entity tag. Without it the save overwrites the
                 *     current version.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "dashId": 7,
                 *       "frameTitle": "Store traffic",
                 *       "url": "https://dashboards.example.com/traffic",
                 *       "frameHeight": 700,
                 *       "roles": "JAS"
                 *     }
                 */
                "application/json": components["schemas"]["DashboardPageUpdate"];
            };
        };
        responses: {
            /** @description The stored dashboard page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardPage"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    createDashboardPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unguessable text, new for each logical action. A repeated call with the same key has no further
                 *     effect and returns the first response. The same key with a different body is rejected. Keys are stored
                 *     for 24 hours.
                 * @example 5f1c2f0e-8f4b-4d0c-9a55-4a1f5f8b7f31
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "frameTitle": "Store traffic",
                 *       "url": "https://dashboards.example.com/traffic",
                 *       "frameHeight": 620,
                 *       "roles": "JAS,MSC"
                 *     }
                 */
                "application/json": components["schemas"]["NewDashboardPage"];
            };
        };
        responses: {
            /** @description The stored dashboard page. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardPage"];
                };
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    deleteDashboardPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the dashboard page.
                 * @example 7
                 */
                dashId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dashboard page was deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    listDefaultValues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The default values. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DefaultValue"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    updateDefaultValue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `rowVersion` that the change is based on, as an entity tag. Without it the save overwrites the
                 *     current version.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "defaultKey": "OverheadRatePct",
                 *       "defaultValue1": "12.5",
                 *       "defaultHelpText": "Overhead rate for the burdened ROI, in percent of the mailing cost."
                 *     }
                 */
                "application/json": components["schemas"]["DefaultValueUpdate"];
            };
        };
        responses: {
            /** @description The stored default value. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DefaultValue"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    getPortalStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status and the time of its last change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalStatus"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    setPortalStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for unavailable, 1 for available.
                 * @example 0
                 */
                status: 0 | 1;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status as stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalStatus"];
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
    sendMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unguessable text, new for each logical action. A repeated call with the same key has no further
                 *     effect and returns the first response. The same key with a different body is rejected. Keys are stored
                 *     for 24 hours.
                 * @example 5f1c2f0e-8f4b-4d0c-9a55-4a1f5f8b7f31
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject": "Portal Status",
                 *       "message": "The portal will be unavailable for scheduled maintenance starting at 4:00PM Pacific Time on March 15, 2025.",
                 *       "recipients": [
                 *         {
                 *           "email": "ines.halloran@example.com",
                 *           "name": "Ines Halloran"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["Message"];
            };
        };
        responses: {
            /** @description The message was queued. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listSentMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "messageId": 12,
                     *         "subject": "Portal Status",
                     *         "message": "The portal will be unavailable for scheduled maintenance.",
                     *         "sentAt": "2025-03-14T13:41:07",
                     *         "sentBy": "anna.admin",
                     *         "waiting": 1,
                     *         "sent": 47,
                     *         "failed": 1
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SentMessage"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the message.
                 * @example 12
                 */
                messageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deliveries. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "deliveryId": 731,
                     *         "email": "ines.halloran@example.com",
                     *         "name": "Ines Halloran",
                     *         "state": "failed",
                     *         "attempts": 1,
                     *         "error": "550 no such mailbox",
                     *         "finishedAt": "2025-03-14T13:41:09"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Delivery"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    retryDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the message.
                 * @example 12
                 */
                messageId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "deliveryIds": [
                 *         731
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DeliveryRetry"];
            };
        };
        responses: {
            /** @description The deliveries wait for another attempt. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidFields"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /**
                 * @description Page number, 1-based; a number beyond the end returns the last page.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Page size.
                 * @example 100
                 */
                rowsPerPage?: components["parameters"]["RowsPerPage"];
                /**
                 * @description Text contained in the user name, ignoring case; `%` and `_` are literal.
                 * @example halloran
                 */
                userContains?: string;
                /**
                 * @description An operationId such as `updateUser`, or `login`; `changes` for everything but `login` and `logout`;
                 *     ignoring case.
                 * @example updateUser
                 */
                operation?: string;
                /**
                 * @description Text contained in the object, ignoring case; `%` and `_` are literal.
                 * @example user 118
                 */
                objectContains?: string;
                /**
                 * @description Outcome, in any case; empty for all.
                 * @example done
                 */
                outcome?: "" | "done" | "failed" | "refused";
                /**
                 * @description First day in the company's time zone, inclusive, `YYYYMMDD`.
                 * @example 20250301
                 */
                dtBegin?: components["schemas"]["DateFilter"];
                /**
                 * @description Last day in the company's time zone, inclusive, `YYYYMMDD`.
                 * @example 20250331
                 */
                dtEnd?: components["schemas"]["DateFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rowCount": 1,
                     *       "pageNumber": 1,
                     *       "rowsReturned": 1,
                     *       "totalPagesAvailable": 1,
                     *       "auditData": [
                     *         {
                     *           "auditId": 5120,
                     *           "at": "2025-03-14T13:41:07",
                     *           "username": "anna.admin",
                     *           "source": "10.20.0.14",
                     *           "operation": "updateUser",
                     *           "object": "user 118 (ines.halloran)",
                     *           "changed": [
                     *             "lastName",
                     *             "password"
                     *           ],
                     *           "changes": [
                     *             {
                     *               "field": "lastName",
                     *               "before": "Hallman",
                     *               "after": "Halloran"
                     *             }
                     *           ],
                     *           "outcome": "done",
                     *           "requestId": "0d1f5b3e-54a1-4f6e-9f1c-2a7f8f1f9f00"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listTableauViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableauView"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    getTableauTicket: {
        parameters: {
            query: {
                /**
                 * @description `viewUrl` of the view.
                 * @example Sales/Weekly
                 */
                report: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableauTicket"];
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
    getHome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The home page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "today": "2026-11-25T00:00:00",
                     *       "campaignCount": 1,
                     *       "campaigns": [
                     *         {
                     *           "campaignId": 1118,
                     *           "shortDescription": "Holiday baking 2026",
                     *           "saleDateBegin": "2026-11-27T00:00:00",
                     *           "saleDateEnd": "2026-12-10T00:00:00",
                     *           "costPerPiece": null,
                     *           "emptyRanges": [
                     *             2
                     *           ],
                     *           "clashCount": 1,
                     *           "hasCoupons": false
                     *         }
                     *       ],
                     *       "attention": [
                     *         {
                     *           "kind": "failedJobs",
                     *           "count": 1,
                     *           "from": "2026-11-12T00:00:00",
                     *           "records": [
                     *             {
                     *               "kind": "job",
                     *               "id": "41",
                     *               "title": "Holiday coupons",
                     *               "detail": "No mailers found"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "figures": [
                     *         {
                     *           "kind": "signups",
                     *           "value": 812,
                     *           "previous": 774,
                     *           "series": [
                     *             101,
                     *             118,
                     *             120,
                     *             97,
                     *             88,
                     *             140,
                     *             110,
                     *             121,
                     *             99,
                     *             132,
                     *             117,
                     *             120,
                     *             109,
                     *             114
                     *           ],
                     *           "records": []
                     *         }
                     *       ],
                     *       "recent": [
                     *         {
                     *           "kind": "campaign",
                     *           "id": "1118",
                     *           "title": "Holiday baking 2026",
                     *           "detail": "2026-11-27 to 2026-12-10"
                     *         }
                     *       ],
                     *       "favorites": [
                     *         {
                     *           "kind": "page",
                     *           "id": "12",
                     *           "title": "Signup Statistics",
                     *           "detail": "Reports"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Home"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    searchRecords: {
        parameters: {
            query: {
                /**
                 * @description What is searched for.
                 * @example holiday
                 */
                text: string;
                /**
                 * @description Only records of this kind.
                 * @example campaign
                 */
                kind?: components["schemas"]["RecordKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "kind": "campaign",
                     *         "id": "1118",
                     *         "title": "Holiday baking 2026",
                     *         "detail": "2026-11-27 to 2026-12-10"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["NamedPlace"][];
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
    putRecentPlace: {
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
                 *       "kind": "campaign",
                 *       "id": "1118"
                 *     }
                 */
                "application/json": components["schemas"]["Place"];
            };
        };
        responses: {
            /** @description The place, if it was recorded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "place": {
                     *         "kind": "campaign",
                     *         "id": "1118",
                     *         "title": "Holiday baking 2026",
                     *         "detail": "2026-11-27 to 2026-12-10"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RecentPlace"];
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
    listFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The favorites. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "kind": "campaign",
                     *         "id": "1118",
                     *         "title": "Fall quilting 2026",
                     *         "detail": "2026-11-20 to 2026-12-03"
                     *       },
                     *       {
                     *         "kind": "page",
                     *         "id": "12",
                     *         "title": "Signup Statistics",
                     *         "detail": "Reports"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["NamedPlace"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    putFavorite: {
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
                 *       "kind": "page",
                 *       "id": "12",
                 *       "position": 0
                 *     }
                 */
                "application/json": components["schemas"]["FavoriteChange"];
            };
        };
        responses: {
            /** @description All favorites. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "kind": "campaign",
                     *         "id": "1118",
                     *         "title": "Fall quilting 2026",
                     *         "detail": "2026-11-20 to 2026-12-03"
                     *       },
                     *       {
                     *         "kind": "page",
                     *         "id": "12",
                     *         "title": "Signup Statistics",
                     *         "detail": "Reports"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["NamedPlace"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    deleteFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Kind of the place.
                 * @example page
                 */
                kind: components["schemas"]["PlaceKind"];
                /**
                 * @description Id of the place.
                 * @example 12
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All other favorites. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "kind": "campaign",
                     *         "id": "1118",
                     *         "title": "Fall quilting 2026",
                     *         "detail": "2026-11-20 to 2026-12-03"
                     *       },
                     *       {
                     *         "kind": "page",
                     *         "id": "12",
                     *         "title": "Signup Statistics",
                     *         "detail": "Reports"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["NamedPlace"][];
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
    listSavedViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    createSavedView: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unguessable text, new for each logical action. A repeated call with the same key has no further
                 *     effect and returns the first response. The same key with a different body is rejected. Keys are stored
                 *     for 24 hours.
                 * @example 5f1c2f0e-8f4b-4d0c-9a55-4a1f5f8b7f31
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSavedView"];
            };
        };
        responses: {
            /** @description The stored view. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    updateSavedView: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `rowVersion` that the change is based on, as an entity tag. Without it the save overwrites the
                 *     current version.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the saved view.
                 * @example 12
                 */
                savedViewId: components["parameters"]["SavedViewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSavedView"];
            };
        };
        responses: {
            /** @description The stored view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    deleteSavedView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the saved view.
                 * @example 12
                 */
                savedViewId: components["parameters"]["SavedViewId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    putDefaultView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DefaultView"];
            };
        };
        responses: {
            /** @description Stored. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    listMailers: {
        parameters: {
            query?: {
                /**
                 * @description Page number, 1-based; a number beyond the end returns the last page.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Page size.
                 * @example 100
                 */
                rowsPerPage?: components["parameters"]["RowsPerPage"];
                /**
                 * @description Prefix of the mailer code, ignoring case.
                 * @example SP25
                 */
                codeStartsWith?: string;
                /**
                 * @description First day of the sale begin date, inclusive, `YYYYMMDD`.
                 * @example 20250101
                 */
                saleBeginAfter?: components["schemas"]["DateFilter"];
                /**
                 * @description Text contained in the description, ignoring case; `%` and `_` are literal.
                 * @example spring
                 */
                descrContains?: string;
                /**
                 * @description `none` for mailers that belong to no campaign; empty for all.
                 * @example none
                 */
                campaign?: "" | "none";
                /**
                 * @description Sort key, in any case; `SaleBegin` is the default.
                 * @example SaleBegin
                 */
                sortBy?: "" | "SaleBegin" | "Code";
                /**
                 * @description `ASC` or `DESC`. Default: `DESC` by sale begin, `ASC` by code.
                 * @example DESC
                 */
                sortOrder?: components["schemas"]["SortOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, with its position in the list. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rowCount": 296,
                     *       "pageNumber": 3,
                     *       "rowsReturned": 1,
                     *       "totalPagesAvailable": 3,
                     *       "mailerData": [
                     *         {
                     *           "mailerCode": "SP2503",
                     *           "dateProcessed": "2025-02-20T00:00:00",
                     *           "timeProcessed": "143000",
                     *           "saleDateBegin": "2025-03-06T00:00:00",
                     *           "saleDateEnd": "2025-03-19T00:00:00",
                     *           "sequenceNumberStart": 1000450001,
                     *           "sequenceNumberEnd": 1000612000,
                     *           "quantity": 162000,
                     *           "description": "Spring quilting event"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MailerPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    addMailer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unguessable text, new for each logical action. A repeated call with the same key has no further
                 *     effect and returns the first response. The same key with a different body is rejected. Keys are stored
                 *     for 24 hours.
                 * @example 5f1c2f0e-8f4b-4d0c-9a55-4a1f5f8b7f31
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mailerCode": "SP2504",
                 *       "dateProcessed": "20250321",
                 *       "timeProcessed": "091500",
                 *       "saleDateBegin": "20250403",
                 *       "saleDateEnd": "20250416",
                 *       "sequenceNumberStart": "1000612001",
                 *       "sequenceNumberEnd": "1000700000",
                 *       "quantity": 88000,
                 *       "description": "Easter baking and crafts",
                 *       "customerType": "R",
                 *       "campaignCouponNumber": 1,
                 *       "campaignEventClass": 0
                 *     }
                 */
                "application/json": components["schemas"]["NewMailer"];
            };
        };
        responses: {
            /** @description Whether it was stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailerAddResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listCampaigns: {
        parameters: {
            query?: {
                /**
                 * @description Page number, 1-based; a number beyond the end returns the last page.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Page size.
                 * @example 100
                 */
                rowsPerPage?: components["parameters"]["RowsPerPage"];
                /**
                 * @description Text to compare with the campaign name, ignoring case.
                 * @example spring
                 */
                descr?: components["schemas"]["TextFilter"];
                /**
                 * @description `contains` (default), `startswith` or `eq`.
                 * @example contains
                 */
                descrOp?: components["schemas"]["TextOperator"];
                /**
                 * @description Number to compare with the campaign id.
                 * @example 1204
                 */
                id?: components["schemas"]["NumberFilter"];
                /**
                 * @description `eq` (default), `gte` or `lte`.
                 * @example gte
                 */
                idOp?: components["schemas"]["ComparisonOperator"];
                /**
                 * @description Compared with the sale begin date as `YYYYMMDD`.
                 * @example 202503
                 */
                dtBegin?: components["schemas"]["DateFilter"];
                /**
                 * @description `startswith` (default; `202503` finds March 2025), `eq`, `gte` or `lte`.
                 * @example startswith
                 */
                dtBeginOp?: components["schemas"]["DayOperator"];
                /**
                 * @description Compared with the sale end date as `YYYYMMDD`.
                 * @example 20250331
                 */
                dtEnd?: components["schemas"]["DateFilter"];
                /**
                 * @description `startswith` (default), `eq`, `gte` or `lte`.
                 * @example lte
                 */
                dtEndOp?: components["schemas"]["DayOperator"];
                /**
                 * @description Compared as text with the start of every range, ignoring case. Together with `mCodeEnd`, one range must
                 *     match both.
                 * @example 4100
                 */
                mCodeStart?: components["schemas"]["TextFilter"];
                /**
                 * @description `contains` (default), `startswith`, `eq`, `gte` or `lte`.
                 * @example startswith
                 */
                mCodeStartOp?: components["schemas"]["CodeOperator"];
                /**
                 * @description Compared as text with the end of every range, ignoring case.
                 * @example 410099
                 */
                mCodeEnd?: components["schemas"]["TextFilter"];
                /**
                 * @description `contains` (default), `startswith`, `eq`, `gte` or `lte`.
                 * @example eq
                 */
                mCodeEndOp?: components["schemas"]["CodeOperator"];
                /**
                 * @description Compared with the cost per piece; a number for `eq`, `gte` and `lte`.
                 * @example 0.35
                 */
                costPer?: components["schemas"]["NumberFilter"];
                /**
                 * @description `contains` (default), `startswith`, `eq`, `gte` or `lte`; the first two compare text.
                 * @example gte
                 */
                costPerOp?: components["schemas"]["CodeOperator"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, with its position in the list. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rowCount": 1,
                     *       "pageNumber": 1,
                     *       "rowsReturned": 1,
                     *       "totalPagesAvailable": 1,
                     *       "campaignData": [
                     *         {
                     *           "campaignId": 1204,
                     *           "shortDescription": "Spring quilting 2025",
                     *           "saleDateBegin": "2025-03-06T00:00:00",
                     *           "saleDateEnd": "2025-03-19T00:00:00",
                     *           "mailerCode1Start": "410000",
                     *           "mailerCode1End": "410099",
                     *           "costPerPiece": 0.42
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CampaignPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    updateCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `rowVersion` that the change is based on, as an entity tag. Without it the save overwrites the
                 *     current version.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "campaign": {
                 *         "campaignId": 1204,
                 *         "shortDescription": "Spring quilting 2025",
                 *         "saleDateBegin": "20250306",
                 *         "saleDateEnd": "20250322",
                 *         "costPerPiece": 0.42,
                 *         "mailerCode1Start": "410000",
                 *         "mailerCode1End": "410099",
                 *         "recalculateCampaign": true
                 *       },
                 *       "promocodes": {
                 *         "promocode1": "QUILT25"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CampaignSave"];
            };
        };
        responses: {
            /** @description The errors, and the campaign if it was stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         "Mailer Code 1: Start must be less than or equal to End"
                     *       ],
                     *       "campaign": null,
                     *       "promocodes": null
                     *     }
                     */
                    "application/json": components["schemas"]["CampaignSaveResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    createCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unguessable text, new for each logical action. A repeated call with the same key has no further
                 *     effect and returns the first response. The same key with a different body is rejected. Keys are stored
                 *     for 24 hours.
                 * @example 5f1c2f0e-8f4b-4d0c-9a55-4a1f5f8b7f31
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "campaign": {
                 *         "shortDescription": "Spring quilting 2025",
                 *         "saleDateBegin": "20250306",
                 *         "saleDateEnd": "20250319",
                 *         "costPerPiece": 0.42,
                 *         "mailerCode1Start": "410000",
                 *         "mailerCode1End": "410099",
                 *         "recalculateCampaign": false
                 *       },
                 *       "promocodes": {
                 *         "promocode1": "QUILT25"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CampaignSave"];
            };
        };
        responses: {
            /** @description The errors, and the campaign if it was stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errors": [
                     *         "Campaign name is required"
                     *       ],
                     *       "campaign": null,
                     *       "promocodes": null
                     *     }
                     */
                    "application/json": components["schemas"]["CampaignSaveResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    getCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the campaign.
                 * @example 1204
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignDetail"];
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
    recalculateCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the campaign.
                 * @example 1204
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign is recalculated. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    listCampaignClashes: {
        parameters: {
            query: {
                /**
                 * @description First day of the sale, `YYYYMMDD`.
                 * @example 20250306
                 */
                saleBegin: string;
                /**
                 * @description Last day of the sale, `YYYYMMDD`.
                 * @example 20250319
                 */
                saleEnd: string;
                /**
                 * @description 1 to 30 ranges of six digits or six upper-case letters, start and end joined by `-`, ranges by `,`.
                 * @example 410000-410099,QUILTA-QUILTF
                 */
                ranges: string;
                /**
                 * @description The edited campaign, which is excluded; 0 or absent for a new one.
                 * @example 1204
                 */
                exceptId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaigns with their overlapping ranges. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "campaignCount": 1,
                     *       "campaigns": [
                     *         {
                     *           "campaignId": 1187,
                     *           "shortDescription": "Home Decor Days 2025",
                     *           "saleDateBegin": "2025-03-16T00:00:00",
                     *           "saleDateEnd": "2025-03-24T00:00:00",
                     *           "ranges": [
                     *             {
                     *               "number": 2,
                     *               "start": "410090",
                     *               "end": "410120"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CampaignClashList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listSourceCodes: {
        parameters: {
            query?: {
                /**
                 * @description Rows to skip.
                 * @example 0
                 */
                skip?: number;
                /**
                 * @description Rows to return; 0 for all.
                 * @example 0
                 */
                take?: number;
                /**
                 * @description 0 orders by source code, 1 by description.
                 * @example 1
                 */
                byDescription?: 0 | 1;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The source codes. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceCode"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    updateSourceCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `rowVersion` that the change is based on, as an entity tag. Without it the save overwrites the
                 *     current version.
                 * @example "3"
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "source": "QUILT25",
                 *       "description": "Quilting event spring 2025",
                 *       "additionalInfo": ""
                 *     }
                 */
                "application/json": components["schemas"]["SourceCodeSave"];
            };
        };
        responses: {
            /** @description The stored source code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    createSourceCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unguessable text, new for each logical action. A repeated call with the same key has no further
                 *     effect and returns the first response. The same key with a different body is rejected. Keys are stored
                 *     for 24 hours.
                 * @example 5f1c2f0e-8f4b-4d0c-9a55-4a1f5f8b7f31
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "source": "QUILT25",
                 *       "description": "Quilting event 2025",
                 *       "additionalInfo": "Paper form at the cutting table"
                 *     }
                 */
                "application/json": components["schemas"]["SourceCodeSave"];
            };
        };
        responses: {
            /** @description The stored source code. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourceCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listStores: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stores. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Store"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listOffers: {
        parameters: {
            query?: {
                /**
                 * @description Page number, 1-based; a number beyond the end returns the last page.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Page size.
                 * @example 100
                 */
                rowsPerPage?: components["parameters"]["RowsPerPage"];
                /**
                 * @description Compared with `offerId1` as text.
                 * @example 2025
                 */
                offerId?: components["schemas"]["TextFilter"];
                /**
                 * @description `contains` (default), `startswith` or `eq`.
                 * @example startswith
                 */
                offerIdOpt?: components["schemas"]["TextOperator"];
                /**
                 * @description Compared with `assignDate`, `YYYYMMDD`.
                 * @example 20250201
                 */
                assignedDate?: components["schemas"]["DateFilter"];
                /**
                 * @description `eq` (default), `gte` or `lte`.
                 * @example gte
                 */
                assignedDateOpt?: components["schemas"]["ComparisonOperator"];
                /**
                 * @description Compared with `assignProcessName`, ignoring case.
                 * @example nightly
                 */
                assignedProcess?: components["schemas"]["TextFilter"];
                /**
                 * @description `contains` (default), `startswith` or `eq`.
                 * @example contains
                 */
                assignedProcessOpt?: components["schemas"]["TextOperator"];
                /**
                 * @description Compared with `couponType`, ignoring case.
                 * @example PERCENT
                 */
                couponType?: components["schemas"]["TextFilter"];
                /**
                 * @description `contains` (default), `startswith` or `eq`.
                 * @example eq
                 */
                couponTypeOpt?: components["schemas"]["TextOperator"];
                /**
                 * @description Compared with `startDate`, `YYYYMMDD`.
                 * @example 20250301
                 */
                startDate?: components["schemas"]["DateFilter"];
                /**
                 * @description `eq` (default), `gte` or `lte`.
                 * @example gte
                 */
                startDateOpt?: components["schemas"]["ComparisonOperator"];
                /**
                 * @description Compared with `endDate`, `YYYYMMDD`.
                 * @example 20250331
                 */
                endDate?: components["schemas"]["DateFilter"];
                /**
                 * @description `eq` (default), `gte` or `lte`.
                 * @example lte
                 */
                endDateOpt?: components["schemas"]["ComparisonOperator"];
                /**
                 * @description Compared with `offerDescription`, ignoring case.
                 * @example yarn
                 */
                offerDescription?: components["schemas"]["TextFilter"];
                /**
                 * @description `contains` (default), `startswith` or `eq`.
                 * @example contains
                 */
                offerDescriptionOpt?: components["schemas"]["TextOperator"];
                /**
                 * @description Sort key, in any case; `AssignDate` is the default.
                 * @example AssignDate
                 */
                orderBy?: "" | "OfferId" | "AssignDate" | "StartDate" | "EndDate" | "OfferDescription";
                /**
                 * @description `ASC` or `DESC` (default).
                 * @example DESC
                 */
                sortOrder?: components["schemas"]["SortOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, with its position in the list. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rowCount": 1,
                     *       "pageNumber": 1,
                     *       "rowsReturned": 1,
                     *       "totalPagesAvailable": 1,
                     *       "offerData": [
                     *         {
                     *           "offerId1": 2025031,
                     *           "assignDate": "2025-02-14T00:00:00",
                     *           "assignProcessName": "NightlyOfferAssign",
                     *           "couponType": "PERCENT",
                     *           "couponValue": 40,
                     *           "startDate": "2025-03-06T00:00:00",
                     *           "endDate": "2025-03-19T00:00:00",
                     *           "singleMultiUsage": "S",
                     *           "sentToJasdate": "2025-02-15T00:00:00",
                     *           "offerDescription": "40% off one regular-priced yarn",
                     *           "userName": "ines.halloran",
                     *           "notes": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OfferPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listSignupStats: {
        parameters: {
            query?: {
                /**
                 * @description Page number, 1-based; a number beyond the end returns the last page.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Page size.
                 * @example 100
                 */
                rowsPerPage?: components["parameters"]["RowsPerPage"];
                /**
                 * @description Origin code; empty for all.
                 * @example M
                 */
                vendor?: "" | "R" | "C" | "E" | "I" | "L" | "M" | "N" | "O" | ".";
                /**
                 * @description Source code; empty for all.
                 * @example QUILT25
                 */
                source?: string;
                /**
                 * @description Store number; empty for all.
                 * @example 1023
                 */
                store?: string;
                /**
                 * @description 1 adds the day (`addDate`).
                 * @example 0
                 */
                dailyBreakdown?: 0 | 1;
                /**
                 * @description 1 adds the store.
                 * @example 0
                 */
                storeBreakdown?: 0 | 1;
                /**
                 * @description 1 groups by description instead of source.
                 * @example 0
                 */
                breakdownByDescription?: 0 | 1;
                /**
                 * @description First day, `YYYYMMDD`; empty for no limit.
                 * @example 20250301
                 */
                fromDate?: components["schemas"]["DateFilter"];
                /**
                 * @description `0` sums over all sources, so that `srcSource` and `description` are null. Ignored with
                 *     `breakdownByDescription`.
                 * @example 1
                 */
                breakdownBySource?: number;
                /**
                 * @description Last day, `YYYYMMDD`; empty for no limit. If it is before the first day, the result is empty.
                 * @example 20250314
                 */
                toDate?: components["schemas"]["DateFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, with its position in the list. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Data-As-Of": components["headers"]["Data-As-Of"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rowCount": 1,
                     *       "pageNumber": 1,
                     *       "rowsReturned": 1,
                     *       "totalPagesAvailable": 1,
                     *       "signupStatsData": [
                     *         {
                     *           "srcSource": "QUILT25",
                     *           "description": "Quilting event 2025",
                     *           "addDate": null,
                     *           "store": null,
                     *           "total": 1840,
                     *           "netNew": 912,
                     *           "dmProvided": 1210,
                     *           "dmNetNew": 604,
                     *           "dmCarrRte": 571,
                     *           "dmdpv": 566,
                     *           "emProvided": 1622,
                     *           "emNetNew": 801,
                     *           "otMobileNumber": 740,
                     *           "mobileNetNew": 388
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SignupStatPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listCampaignSummary: {
        parameters: {
            query?: {
                /**
                 * @description Page number, 1-based; a number beyond the end returns the last page.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description Page size.
                 * @example 100
                 */
                rowsPerPage?: components["parameters"]["RowsPerPage"];
                /**
                 * @description Type of the campaigns, in any case; `all` is the default.
                 * @example all
                 */
                type?: "" | "all" | "tabs" | "email" | "signup" | "other";
                /**
                 * @description Year of the sale begin date; the current year by default.
                 * @example 2025
                 */
                year?: number;
                /**
                 * @description `ASC` or `DESC` (default) by sale begin.
                 * @example DESC
                 */
                sortOrder?: components["schemas"]["SortOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, with its position in the list. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Data-As-Of": components["headers"]["Data-As-Of"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rowCount": 1,
                     *       "pageNumber": 1,
                     *       "rowsReturned": 1,
                     *       "totalPagesAvailable": 1,
                     *       "campaignSummaryData": [
                     *         {
                     *           "campaignDescription": "Spring quilting 2025",
                     *           "saleDateBegin": "2025-03-06T00:00:00",
                     *           "saleDateEnd": "2025-03-19T00:00:00",
                     *           "prefMailed": 162000,
                     *           "ttlResponses": 6804,
                     *           "ttlPurchases": 5984,
                     *           "ttlPurchaseAmount": 289541.37,
                     *           "ttlPurchaseItems": 31288.5,
                     *           "ttlCost": 151203.8
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CampaignSummaryPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listCampaignChoices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Type of the campaigns, in any case.
                 * @example other
                 */
                type: "signup" | "tabs" | "email" | "other";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaigns. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignChoice"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    getMailerSummary: {
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
                 *       "campaignId": 1204,
                 *       "mailerCode": "",
                 *       "begin": "",
                 *       "end": "",
                 *       "allocateNonSpecific": "N",
                 *       "expandedView": "N"
                 *     }
                 */
                "application/json": components["schemas"]["MailerSummaryRequest"];
            };
        };
        responses: {
            /** @description The rows, totals last. */
            200: {
                headers: {
                    "Data-As-Of": components["headers"]["Data-As-Of"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailerSummaryRow"][];
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
    listMailerDetailsByStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the campaign.
                 * @example 1204
                 */
                campaignId: components["parameters"]["CampaignId"];
                /**
                 * @description The subject of the report: `1` one mailer, `2` one coupon of the campaign, `T` the whole campaign.
                 *     Reports of a mailer accept `1`, those of a campaign or coupon accept `2` and `T`; others are rejected
                 *     with 400.
                 * @example 1
                 */
                detailLevel: components["parameters"]["DetailLevel"];
                /**
                 * @description 6 letters or digits, in any case.
                 * @example 410012
                 */
                mailerCode: components["parameters"]["MailerCode"];
                /**
                 * @description `N` counts each transaction once, for its first coupon; `Y` once per coupon.
                 * @example N
                 */
                expandedView: components["parameters"]["ExpandedView"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stores. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Data-As-Of": components["headers"]["Data-As-Of"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreDetailRow"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    getMailerDescription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 6 letters or digits, in any case.
                 * @example 410012
                 */
                mailerCode: components["parameters"]["MailerCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The description. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example Spring quilting event */
                    "text/plain": string;
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
    listCampaignDetailsByStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the campaign.
                 * @example 1204
                 */
                campaignId: components["parameters"]["CampaignId"];
                /**
                 * @description The subject of the report: `1` one mailer, `2` one coupon of the campaign, `T` the whole campaign.
                 *     Reports of a mailer accept `1`, those of a campaign or coupon accept `2` and `T`; others are rejected
                 *     with 400.
                 * @example 1
                 */
                detailLevel: components["parameters"]["DetailLevel"];
                /**
                 * @description Coupon of the campaign, 1 to 20; 0 with detail level `T`.
                 * @example 3
                 */
                couponNumber: components["parameters"]["CouponNumber"];
                /**
                 * @description Event class of the campaign; 0 is the only one in use.
                 * @example 0
                 */
                eventClass: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stores. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Data-As-Of": components["headers"]["Data-As-Of"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreDetailRow"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listMailerDetailsByDate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the campaign.
                 * @example 1204
                 */
                campaignId: components["parameters"]["CampaignId"];
                /**
                 * @description The subject of the report: `1` one mailer, `2` one coupon of the campaign, `T` the whole campaign.
                 *     Reports of a mailer accept `1`, those of a campaign or coupon accept `2` and `T`; others are rejected
                 *     with 400.
                 * @example 1
                 */
                detailLevel: components["parameters"]["DetailLevel"];
                /**
                 * @description 6 letters or digits, in any case.
                 * @example 410012
                 */
                mailerCode: components["parameters"]["MailerCode"];
                /**
                 * @description `N` counts each transaction once, for its first coupon; `Y` once per coupon.
                 * @example N
                 */
                expandedView: components["parameters"]["ExpandedView"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Data-As-Of": components["headers"]["Data-As-Of"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DateDetailRow"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listCampaignDetailsByDate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the campaign.
                 * @example 1204
                 */
                campaignId: components["parameters"]["CampaignId"];
                /**
                 * @description The subject of the report: `1` one mailer, `2` one coupon of the campaign, `T` the whole campaign.
                 *     Reports of a mailer accept `1`, those of a campaign or coupon accept `2` and `T`; others are rejected
                 *     with 400.
                 * @example 1
                 */
                detailLevel: components["parameters"]["DetailLevel"];
                /**
                 * @description Coupon of the campaign, 1 to 20; 0 with detail level `T`.
                 * @example 3
                 */
                couponNumber: components["parameters"]["CouponNumber"];
                /**
                 * @description `N` counts each transaction once, for its first coupon; `Y` once per coupon.
                 * @example N
                 */
                expandedView: components["parameters"]["ExpandedView"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Data-As-Of": components["headers"]["Data-As-Of"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DateDetailRow"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listDetailsOfLevel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the campaign.
                 * @example 1204
                 */
                campaignId: components["parameters"]["CampaignId"];
                /**
                 * @description The subject of the report: `1` one mailer, `2` one coupon of the campaign, `T` the whole campaign.
                 *     Reports of a mailer accept `1`, those of a campaign or coupon accept `2` and `T`; others are rejected
                 *     with 400.
                 * @example 1
                 */
                detailLevel: components["parameters"]["DetailLevel"];
                /**
                 * @description `N` counts each transaction once, for its first coupon; `Y` once per coupon.
                 * @example N
                 */
                expandedView: components["parameters"]["ExpandedView"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Data-As-Of": components["headers"]["Data-As-Of"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DetailsOfLevel"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listCustomerChannels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The weeks. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Data-As-Of": components["headers"]["Data-As-Of"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerChannelRow"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
    listCustomerSegments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The weeks. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Data-As-Of": components["headers"]["Data-As-Of"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerSegmentRow"][];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
            default: components["responses"]["Failure"];
        };
    };
}
