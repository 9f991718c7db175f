// Generated from openapi/: run `npm run generate`, never edit.
export interface paths {
    "/api/index/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the banners of the home page
         * @description The slides of the carousel, in display order. An empty list hides the carousel.
         */
        get: operations["listBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/title": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the slides of the announcement bar
         * @description An empty list hides the bar.
         */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/getHotCategoryGoods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the two hot lists of the home page
         * @description Always two lists, in the order in which the page shows them; either may be empty.
         */
        get: operations["listHotProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/getHotCategory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the hot categories of the home page
         * @description An empty list hides the section.
         */
        get: operations["listHotCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/getFeatures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the features of the home page
         * @description Products and scenes that the home page presents in large pictures. An empty list hides them.
         */
        get: operations["listFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/getCommunity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists posts of the community for the home page
         * @description An empty list hides the section.
         */
        get: operations["listHotPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/getGoodsComment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists customer reviews for the home page
         * @description An empty list hides the section.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/getSeckills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the flash sale
         * @description The sale is open while `server_time` is between begin and over, independent of the clock of the client. Without a sale, the list is empty.
         */
        post: operations["getFlashSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/getContact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the contact of the shop
         * @description For the footer and the support pages.
         */
        get: operations["getContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/getCategoryList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the tree of categories
         * @description The whole menu, up to three levels, with the goods each category shows in it.
         */
        post: operations["listCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/getActivityTime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Streams the opening and closing of the flash sale
         * @description A stream of server-sent events that stays open. `kai` with a number other than 0 opens the sale, `guan` with 0 closes it; the server sends the current state first. ActivityEvent describes a parsed event. Comments keep the connection alive. A client closes the stream on its first error.
         */
        get: operations["watchActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/getOneBanner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the banner of one place
         * @description The banner of one place, or null without one.
         */
        post: operations["getBanner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/getEmailSubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribes an address to offers
         * @description The form at the bottom of the home page. The shop sends a welcome email.
         */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/popupSignUp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs up in the first-order popup
         * @description Returns a coupon for the first order, also by email, and subscribes the address to the offers.
         */
        post: operations["signUpByPopup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/getSubscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the subject of an unsubscribe link
         * @description The kind of mail, the masked address, and whether it still gets these mails. The page of the link shows it. A token that is unknown, or of a mail older than 90 days, is refused with `verificationCodeWrong`.
         */
        post: operations["getMailSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribes an address from one kind of mail
         * @description Ends exactly the kind of mail that the link is about, for its address, without a login. Repeating it changes nothing and succeeds. Pending notices of this kind are deleted. A token that is unknown, or of a mail older than 90 days, is refused with `verificationCodeWrong`.
         */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/resubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undoes an unsubscription
         * @description Restores what `unsubscribe` ended, also pending notices. Repeating it changes nothing and succeeds. A token that is unknown, or of a mail older than 90 days, is refused with `verificationCodeWrong`.
         */
        post: operations["resubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/term/getContacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the contacts per region
         * @description For the contact page, by region. The support hours depend on the clock of the shop, which the answer includes so that a page can continue it.
         */
        get: operations["listContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/term/getTerm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists terms and policies
         * @description For the links in the footer; getTerm returns the text of one.
         */
        get: operations["listTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/term/getSpecificTerm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the text of one term or policy
         * @description The text in the language of the response, as typed blocks.
         */
        get: operations["getTerm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/term/getPoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the ways to earn points
         * @description The amounts of the points program, in the order of the points page.
         */
        get: operations["getPointRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/term/getQuestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the questions of the FAQ
         * @description Returns groups, without empty ones. A keyword filters by words in the question or the answer; an id selects one question, for a link to it. A page divides the questions, not the groups.
         */
        post: operations["listQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/term/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a message to the support
         * @description The contact form. The customer gets a receipt by email. The shop promises a reply within 24 hours, not counting Saturday and Sunday, when the support is closed.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/term/getProduct": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the models with manuals and drivers
         * @description Models in the order of the catalogue, best-selling first. The links lead to files in the language of the response.
         */
        get: operations["listDownloads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/getLang": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Chooses the language of the session
         * @description Later answers use this language unless their request names another. The client stores the returned locale.
         */
        post: operations["setLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/getGoodsByType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists goods
         * @description Goods of a category and its subcategories, goods that match a keyword, or both; without either, the whole catalogue. Lists each model once, in its first matching color; facets count the matches of further filters. A search tolerates typing errors, knows synonyms and other spellings, and by default lists the best matches first.
         */
        post: operations["listGoods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/getGoodsById": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns one goods in full
         * @description The data of the product page.
         */
        post: operations["getGoods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/getCommentByGoodsId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the comments on goods
         * @description Newest first. The average and the histogram cover all comments, independent of the filter.
         */
        post: operations["listComments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/getCorrelationGoods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists goods that match other goods
         * @description At most twelve, never the goods themselves; an empty list hides the section.
         */
        post: operations["listRelatedGoods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads a picture
         * @description For reviews and proofs of after-sales requests, which contain the returned URL. Anyone who knows the URL can see the picture.
         */
        post: operations["uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/getEpress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the carriers
         * @description The carriers for deliveries and for returns.
         */
        post: operations["listCarriers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/queryEpress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the tracking events of a parcel
         * @description Queries the carrier. The events contain only towns, so that a number alone identifies no person.
         */
        post: operations["trackParcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/getFaqsByGoodsId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists frequently asked questions about goods
         * @description Questions and answers about the kind of the goods.
         */
        post: operations["listGoodsFaqs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/getGoodsByIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists goods by their numbers
         * @description For recently viewed goods and the wishlist of a guest. Returns the goods in the requested order and omits discontinued goods.
         */
        post: operations["listGoodsByIds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns search suggestions for a few letters
         * @description For the search field while typing. Each typed word must be the prefix of a word in the name or the model of the goods, or of a synonym. Without a match, typing errors are corrected; if that does not help, all three lists are empty.
         */
        post: operations["suggest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/compareGoods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compares goods line by line
         * @description A table of specifications. Each row has one value per goods, in the requested order, or null where goods do not have it. Rows are in the order of the first goods.
         */
        post: operations["compareGoods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/getWishes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the wishlist of the customer
         * @description Newest first, without discontinued goods. A guest stores the numbers in the browser and calls listGoodsByIds.
         */
        post: operations["listWishes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/addWish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts goods on the wishlist
         * @description Goods already on the list keep their position.
         */
        post: operations["addWish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/removeWish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes goods off the wishlist
         * @description Goods not on the list are ignored.
         */
        post: operations["removeWish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/joinWishes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merges a guest's wishlist into the customer's
         * @description Called once after a login, with the guest's wishlist. Skips goods that are already on the list; omits and reports discontinued goods and goods above the limit.
         */
        post: operations["joinWishes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/sendEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests an email when goods are back or on sale
         * @description Sends one email, when the goods are in stock again or when their flash sale starts.
         */
        post: operations["requestNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/getCoupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a coupon
         * @description A customer takes each coupon once; it is then among the customer's coupons. listGoodsCoupons and listActivityCoupons list the available ones.
         */
        post: operations["takeCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/getCoupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the available coupons for goods
         * @description With a token, the answer marks the coupons that the customer has taken.
         */
        post: operations["listGoodsCoupons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs a customer in
         * @description The token comes in the `authorization` response header and in `data.token`; both are the same. The answer does not reveal whether the email or the password was wrong. After five failures, the email is blocked for 15 minutes.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the login of the token
         * @description From now on the server refuses the token, and each one it replaced. Other logins of the customer continue. Without a token, or with one that is not valid, it changes nothing and succeeds.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/logoutAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends all logins of a customer
         * @description From now on the server refuses every token of the customer, the token of this call included.
         */
        post: operations["logOutEverywhere"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens an account and logs in
         * @description Needs the code from sendVerificationCode and acceptance of the terms. Earns the points of a sign-up; a friend's invitation code earns the friend points, up to a monthly limit.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/getTestEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a verification code by email
         * @description A code of six digits, valid for ten minutes. For a reset, an address without an account gets the same answer but no email.
         */
        post: operations["sendVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/repassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password with a verification code
         * @description Ends all sessions of the customer. The answer does not reveal whether the email has an account.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/facebook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs a customer in with Facebook
         * @description The provider redirects the visitor back with an authorization code, which is valid once and for ten minutes. A new customer gets an account. Before the call, the client compares `state` with the value that it sent to the provider.
         */
        post: operations["logInWithFacebook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Logs a customer in with Google
         * @description The provider redirects the visitor back with an authorization code, which is valid once and for ten minutes. A new customer gets an account. Before the call, the client compares `state` with the value that it sent to the provider.
         */
        post: operations["logInWithGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/getUserInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the logged-in customer
         * @description For the header and the account pages.
         */
        post: operations["getUserInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/repassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the password of a customer
         * @description Needs the current password. Ends all other sessions of the customer.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/getCustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the profile of a customer
         * @description The data of the profile page.
         */
        post: operations["getProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/exportCustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exports the data of a customer
         * @description Everything the shop stores about the customer, in one answer that a client can save as a file.
         */
        post: operations["exportPersonalData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/deleteCustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests the deletion of an account
         * @description The account is deleted at the end of the 14th day after the request; `keepAccount` ends the request before. Every other login of the customer ends; this one stays, so that the page can offer to keep the account. After the period the personal data is deleted and every token ends. Orders and invoices remain as long as the law requires, without a link to the customer. A mail confirms the request, another one the deletion. Repeating a request changes nothing and succeeds.
         */
        post: operations["requestAccountDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/keepCustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the request to delete an account
         * @description Possible until the account is deleted. A mail confirms it. Without a request it changes nothing and succeeds.
         */
        post: operations["keepAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/completeCustomer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves the profile of a customer
         * @description Omitted fields stay unchanged, null clears a field. Completing the profile for the first time earns points.
         */
        post: operations["saveProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/getAvatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists pictures and head decorations
         * @description The available avatars and the current one. The uploaded picture is first.
         */
        post: operations["listAvatars"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/usedAvatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Chooses a picture or a head decoration
         * @description Omitted fields stay unchanged.
         */
        post: operations["useAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/uploadAvatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads the picture of a customer
         * @description The picture is shown immediately and replaces the previously uploaded one.
         */
        post: operations["uploadAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the orders of the customer
         * @description Newest first, without deleted orders. A keyword narrows the list and the counts.
         */
        post: operations["listOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/getOrderSmall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns one order in full
         * @description The data of the details page.
         */
        post: operations["getOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/cancelOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels an order
         * @description Allowed until the shop hands the parcel to the carrier, unless an after-sales request for a part of the order is open. Returns the goods to the stock and refunds the payment by the same method.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms the receipt of an order
         * @description Completes a shipped order. Optional: the server does it five days after shipping.
         */
        post: operations["confirmReceived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/deleteOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes an order from the list
         * @description For canceled and fully refunded orders.
         */
        post: operations["deleteOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/findOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finds an order without a login
         * @description Needs the number of the order and the email of the customer. A wrong email and a wrong number get the same answer; after ten wrong pairs with one number or one email, the answer is 429 for 15 minutes. Returns only the town and the country of the delivery address.
         */
        post: operations["findOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/findWithdrawableOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * First step of a withdrawal
         * @description Returns the order to withdraw from. Needs no login, only the number and the email of the order; the limits of `findOrder` apply to wrong pairs. Available only in markets that offer it. After a declared withdrawal, the answer includes the receipt.
         */
        post: operations["findWithdrawableOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/withdrawOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Second step of a withdrawal
         * @description Declares the withdrawal without a reason. The shop also sends the receipt by email; a repeated declaration returns the same receipt; the limits of `findOrder` apply to wrong pairs. Replaces after-sales requests whose goods have not been sent back yet.
         */
        post: operations["withdrawOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/getAddresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the saved addresses
         * @description The default first, then the newest.
         */
        post: operations["listAddresses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/saveAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves an address
         * @description Creates an address without `id`, or updates the one with it. The first address becomes the default.
         */
        post: operations["saveAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/deleteAddress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes a saved address
         * @description If it was the default, the newest remaining address becomes the default. Existing orders do not change.
         */
        post: operations["deleteAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/getCoupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the coupons of the customer
         * @description Newest first. Pages after the last one are empty.
         */
        post: operations["listCoupons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/getPointLogById": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the point history of the customer
         * @description Newest first, with the balance and the remaining monthly limits.
         */
        post: operations["listPointLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/getCustomerGift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the registrations of the customer and the gifts to choose from
         * @description The newest registration first.
         */
        post: operations["listGifts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/getGoodsCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns a cart with its prices
         * @description With a token, the cart of the customer. Guests send the entries of their temporary cart and get them with prices, without discontinued goods. Prices, stock and reduction are current.
         */
        post: operations["getCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/addCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts goods into the cart
         * @description Adds to the current quantity. Adds nothing if the sum exceeds the stock or the maximum per order.
         */
        post: operations["addCartItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/addBannerCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts the goods of a banner into the cart
         * @description Adds one piece, like addCartItem. For banners with marking 3.
         */
        post: operations["addBannerItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/deleteOneCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes goods from the cart
         * @description Removes all pieces of the goods.
         */
        post: operations["deleteCartItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/joinCart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merges a guest's cart into the customer's
         * @description Called after a login. Goods in both carts get the larger quantity, at most the stock or the maximum per order, so that merging twice changes nothing. An entry of type 2 becomes the buy-now item.
         */
        post: operations["joinCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets quantities and checks their availability
         * @description Called by the quantity editor and before ordering. Sets the quantities of the given lines and checks the stock of each; a refusal changes nothing. Other lines do not change.
         */
        post: operations["checkoutCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/buyNow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers the buy-now item
         * @description Replaces an earlier buy-now item and does not change the ordinary cart. Goods of the points store can be exchanged for points. For guests, the call only checks the item, which stays in their temporary cart until they log in.
         */
        post: operations["buyNow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/getOrderTax": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculates tax, shipping and total for an address
         * @description Changes nothing. placeOrder expects this total. Without an address, it checks the coupon and returns the amounts without tax and shipping.
         */
        post: operations["getOrderTax"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Places an order
         * @description Creates an unpaid order from the cart, reserves its stock, empties the cart and redeems its coupon. Goods for points are paid immediately, and an order of such goods only is paid. If the total differs from the expected one, the call orders nothing and returns 4003.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/getOrderData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns an order to pay
         * @description For the payment page. Also returns paid orders; see `orderstatus`.
         */
        post: operations["getOrderData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/verifyOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns whether an order is paid
         * @description The status on the server, after a lost answer, a page reload or a redirect. Changes nothing.
         */
        post: operations["verifyOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/checkoutOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a charge for an order
         * @description Captures no money yet. While a charge is open, the call returns it again, so an order never has two.
         */
        post: operations["checkoutOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/confirmCharge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Captures a charge
         * @description Captures a charge at most once: a repeated call returns the same answer. After a failed charge, the order stays unpaid and a new charge may be opened. A charge that waits for the shopper at `redirect_url` stays open.
         */
        post: operations["confirmCharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/commentStore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reviews a line of an order
         * @description Allowed once per line, within 30 days after the delivery. A review with the URL at which the customer shared it earns points.
         */
        post: operations["storeReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/commentPraise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Praises a comment
         * @description Praising again changes nothing.
         */
        post: operations["praiseComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/cancelPraise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes praise for a comment back
         * @description Nothing changes without praise by the customer.
         */
        post: operations["cancelPraise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/getUserInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns what the customer may do with goods
         * @description Guests get the answer of a customer without purchases.
         */
        post: operations["getGoodsUserInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/applyFreeTest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Applies for a free product test
         * @description Each customer applies once per goods. The shop decides within three days; an approved tester receives the goods in a free order.
         */
        post: operations["applyForFreeTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/goods/getAmazonQuality": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finds the warranty of goods bought on a marketplace
         * @description By the number of the order there and the email it was placed with. No data is returned to a person who does not know both.
         */
        post: operations["findMarketplaceWarranty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/getCommentByOrderSmallId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the review of an order line
         * @description Also returns whether the line can be reviewed now, and until when.
         */
        post: operations["getOrderLineReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/getFree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the free tests that the customer applied for
         * @description Newest first.
         */
        post: operations["listFreeTests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/getFreeDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns one application for a free test
         * @description Includes the conditions that the customer accepted.
         */
        post: operations["getFreeTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/getQualityOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the warranties of the customer
         * @description One entry for each delivered order line, registered or not, the latest delivery first.
         */
        post: operations["listWarranties"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/orderQuality": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers the warranty of an order line
         * @description The warranty starts with the delivery and lasts a year; registering it does not extend it.
         */
        post: operations["registerWarranty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/claimWarranty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claims a warranty
         * @description Reports a defect of goods with a registered, valid warranty. The shop answers within 24 hours on working days. The claim creates an after-sales request: the shop accepts it, the customer returns the goods, and the shop sends working ones or refunds the money; or the shop rejects it. After that, the customer can report another defect.
         */
        post: operations["claimWarranty"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/afterSell": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests a return or an exchange
         * @description For one line of a delivered order, until 45 days after the delivery. The customer must contact customer service first. The request determines the status of the line, and of the order once all its lines have requests.
         */
        post: operations["requestAfterSales"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests a refund
         * @description For one line of a paid order, or for all lines without a line number: before the parcel is shipped, if it is lost, or until 45 days after the delivery if no goods have to be returned.
         */
        post: operations["requestRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/getRefundDetail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns one after-sales request
         * @description Its status with past and expected steps.
         */
        post: operations["getRefundDetail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/sendBack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds the tracking number of returned goods
         * @description Allowed after the shop accepted a return or an exchange.
         */
        post: operations["sendBackTracking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/cancelAfterSale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraws an after-sales request
         * @description Allowed until the goods have been sent back. Restores the previous status of lines and order.
         */
        post: operations["withdrawAfterSales"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/afterSales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the after-sales requests of the customer
         * @description Newest first.
         */
        post: operations["listAfterSales"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/getDelivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the countries that the shop delivers to
         * @description With the currency, the tax, the address form and the ways of delivery of each country. An order to another country is refused with 4007.
         */
        get: operations["listDeliveryCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/getStates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the states of the US
         * @description For the address of a prize; its `region` is one of these codes.
         */
        get: operations["listStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rate/getWheel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the lucky wheel
         * @description Six prizes in the order of the wheel. Guests see them but cannot spin.
         */
        post: operations["getWheel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rate/luckyDraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Spins the lucky wheel
         * @description Uses a spin and awards the prize: adds a coupon to the coupons, and any other prize to the winning records, where it needs an address. A retry with the same idempotency key returns the same prize.
         */
        post: operations["spinWheel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rate/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets the delivery address of a prize
         * @description The address cannot be changed afterwards.
         */
        post: operations["savePrizeAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rate/getWinnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the winning records of the customer
         * @description Newest first: prizes of the wheel and the raffles, and chosen gifts.
         */
        post: operations["listWinnings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rate/rateRegister": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers a product, or a review of it, for a gift
         * @description Each received order can be registered once. Awards its amount in dollars as whole points; chooseGift chooses the gift.
         */
        post: operations["registerProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rate/chooseGift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Chooses the gift of a registration
         * @description Adds the gift to the winning records, where it needs an address (savePrizeAddress).
         */
        post: operations["chooseGift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rate/getRaffles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the holiday and activity raffles
         * @description Open, upcoming and past raffles, by start time.
         */
        post: operations["listRaffles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rate/drawRaffle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draws a ticket of a raffle
         * @description One ticket per customer and raffle. Adds a prize to the winning records. A retry with the same idempotency key returns the same prize.
         */
        post: operations["drawRaffle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/community/getCustomerRights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the member level of the customer and its perks
         * @description Lifetime points determine the level; spending points does not lower it.
         */
        post: operations["getCustomerRights"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/community/followSocial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Awards points for following the shop
         * @description Awards the points once per network.
         */
        post: operations["claimSocialFollow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/community/getActivityCoupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lists the coupons of the running activities
         * @description The coupons of the big sale and of the member levels. takeCoupon takes one of them.
         */
        post: operations["listActivityCoupons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/community/getActivityTimes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the times of the activities
         * @description The start and end of the flash sale, the big sale, the lucky wheel and the raffles, by the clock of the shop.
         */
        post: operations["getActivityTimes"];
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
        /**
         * Activity event
         * @description One event of the stream of watchActivity. The stream carries `event: kai` and `data: 1` as text; this schema describes the parsed event.
         */
        ActivityEvent: {
            /**
             * @description A sale opens when the number is not 0.
             * @constant
             */
            event: "kai";
            /**
             * @description The number of the event.
             * @example 1
             */
            data: number;
        } | {
            /**
             * @description A sale closes when the number is 0.
             * @constant
             */
            event: "guan";
            /**
             * @description The number of the event.
             * @example 0
             */
            data: number;
        };
        /**
         * Response code
         * @description The code of every response. 1 is success, 100 and 1000 end the login, every other number is a refusal; clients show its `msg` to the shopper unchanged.
         * @example 1
         * @enum {integer}
         */
        ResponseCode: 1 | 2 | 100 | 1000 | 2001 | 2002 | 2003 | 2004 | 2005 | 2006 | 2007 | 2008 | 2009 | 2010 | 2011 | 2012 | 2013 | 3001 | 3002 | 3003 | 3004 | 3005 | 3006 | 3007 | 3008 | 3009 | 3010 | 3011 | 3012 | 3013 | 3014 | 3015 | 3016 | 4001 | 4002 | 4003 | 4004 | 4005 | 4006 | 4007 | 4008 | 4009 | 4010 | 4011 | 4012 | 4013 | 4014 | 4015 | 4016 | 4017 | 4018 | 4019 | 4020 | 4021 | 5001 | 5002 | 5003 | 5004 | 5005 | 5006 | 5007 | 5010 | 5011 | 5012 | 5020 | 5021 | 5022 | 5023 | 5024 | 5030 | 5031 | 5032 | 5033 | 5034 | 5040 | 5041 | 5042 | 6001 | 6002 | 6003 | 6004 | 6005 | 6006 | 6007 | 6008 | 6009 | 6010 | 6011 | 6012 | 6013 | 6020 | 6021 | 6022 | 6023 | 6024 | 6025 | 6030 | 6031 | 6032 | 6033 | 6034 | 6035 | 7001 | 7002 | 7003 | 8001 | 8002 | 8003 | 8030 | 8031 | 8032 | 9001 | 9002 | 9003 | 9004 | 9005 | 9006 | 9007;
        /**
         * Session token
         * @description Proof of a login. The client sends it unchanged in the `authorization` request header; a new token in the response header of the same name replaces it.
         * @example tok_01hk3v7q9c5m2x8r4n6b
         */
        SessionToken: string;
        /**
         * Banner type
         * @description The media type of a banner.
         * @example 1
         * @enum {integer}
         */
        BannerType: 1 | 4;
        /**
         * Video address
         * @description The address of a film, a path of this shop or a URL with http or https; an empty string without a film.
         * @example
         * @example /films/k9.mp4
         */
        VideoAddress: string;
        /**
         * Link
         * @description The target of a link, a path of this shop or a URL with http or https; an empty string without a target.
         * @example /detail?id=1011
         */
        LinkAddress: string;
        /**
         * Picture address
         * @description The address of a picture, a path of this shop or a URL with http or https, or an empty string without a picture; clients then draw the goods. An address with a query parameter `widths` is available in these widths: append `&width=` and one of them. A query parameter `color`, six hex digits, is the dominant color: it fills the place until the picture loads.
         * @example
         * @example /api/pictures/goods/k9/hero-black.avif?v=5f0c2d1e&widths=192,320,640
         */
        PictureAddress: string;
        /**
         * Banner marking
         * @description The action of a click on a banner.
         * @example 1
         * @enum {integer}
         */
        BannerMarking: 1 | 2 | 3;
        /**
         * Goods number
         * @description The number of one goods in one color; every color of a model has its own.
         * @example 1011
         */
        GoodsId: number;
        /**
         * Model
         * @description The name of the model, the same in every language and color.
         * @example K9
         */
        GoodsUnit: string;
        /**
         * Goods kind
         * @description The kind of the goods; clients draw goods without a photograph.
         *
         *     - `headset`: A headset.
         *     - `mouse`: A mouse.
         * @example headset
         * @enum {string}
         */
        GoodsKind: "headset" | "mouse";
        /**
         * Color
         * @description The color of the goods by its name in the shop's palette; clients translate it for the shopper.
         *
         *     - `black`: Black.
         *     - `white`: White.
         *     - `grey`: Gray.
         *     - `red`: Red.
         *     - `ember`: A warm orange.
         *     - `blue`: Blue.
         *     - `violet`: Violet.
         *     - `green`: Green.
         *     - `volt`: A bright yellow-green.
         *     - `pink`: Pink.
         * @example ember
         * @enum {string}
         */
        ColourName: "black" | "white" | "grey" | "red" | "ember" | "blue" | "violet" | "green" | "volt" | "pink";
        /**
         * Banner
         * @description One slide of the carousel at the top of the home page.
         */
        Banner: {
            /**
             * @description The number of the banner.
             * @example 1
             */
            id: number;
            type: components["schemas"]["BannerType"];
            video: components["schemas"]["VideoAddress"];
            link: components["schemas"]["LinkAddress"];
            url: components["schemas"]["PictureAddress"];
            marking: components["schemas"]["BannerMarking"];
            goods_id: components["schemas"]["GoodsId"];
            /**
             * @description The heading of the banner.
             * @example Hear the step before the shot.
             */
            title: string;
            /**
             * @description The text below the heading.
             * @example 50 mm drivers, 16 ms wireless, a mic that drops the room.
             */
            remark: string;
            goods_unit: components["schemas"]["GoodsUnit"];
            goods_kind: components["schemas"]["GoodsKind"];
            goods_color: components["schemas"]["ColourName"];
        };
        /**
         * Message
         * @description A sentence of the shop for the shopper, in the language of the response. Plain text, never HTML.
         * @example The item is out of stock now!
         */
        Message: string;
        /**
         * Rejection
         * @description The envelope of an answer whose HTTP status is not 200. Nothing was changed, except that after serverError (9005) it is unknown whether a write took place.
         */
        Rejection: {
            /**
             * @description The problem with the request or the server.
             * @example 9001
             * @enum {integer}
             */
            code: 9001 | 9002 | 9003 | 9004 | 9005 | 9006 | 9007;
            msg: components["schemas"]["Message"];
        };
        /**
         * Note
         * @description One slide of the announcement bar.
         */
        Note: {
            /**
             * @description The text of the slide, plain text.
             * @example Free shipping on every order
             */
            content: string;
        };
        /**
         * Country
         * @description A country or region of the world as two capital letters of ISO 3166-1.
         * @example US
         */
        CountryCode: string;
        /**
         * Goods name
         * @description The name of the goods, in the language of the response.
         * @example K9 Wireless Headset
         */
        GoodsName: string;
        /**
         * Money
         * @description An amount in major units (dollars, not cents) with at most two decimals, in the currency of the answer's language: USD for en; EUR for de, es, fr and it; CNY for zh; JPY for ja. Amounts of a placed order are in the currency of the order.
         * @example 59.9
         */
        Money: number;
        /**
         * Lowest price
         * @description The lowest price in the 30 days before the current reduction, or null without a reduction.
         * @example 74.9
         */
        LowestPrice: number | null;
        /**
         * Stock
         * @description Pieces in stock. Zero or less means out of stock; it is negative after overselling.
         * @example 14
         */
        StockCount: number;
        /**
         * Flag
         * @description A boolean, encoded as a number.
         * @example 0
         * @enum {integer}
         */
        Flag: 0 | 1;
        /**
         * Rebate kind
         * @description How the number in `rebate` lowers the price.
         * @example 1
         * @enum {integer}
         */
        RebateKind: 0 | 1 | 2;
        /**
         * Rebate
         * @description The size of a rebate, a percentage or an amount of money depending on `is_rebate`; 0 without a rebate.
         * @example 20
         */
        Rebate: number;
        /**
         * Hot product
         * @description Goods in the hot lists of the home page.
         */
        HotProduct: {
            id: components["schemas"]["GoodsId"];
            name: components["schemas"]["GoodsName"];
            /**
             * @description The name of the category the goods are in.
             * @example Wireless headsets
             */
            cateName: string;
            pic_index: components["schemas"]["PictureAddress"];
            goods_unit: components["schemas"]["GoodsUnit"];
            /** @description The current price per piece. */
            goods_price: components["schemas"]["Money"];
            /** @description The price per piece without any rebate; equal to goods_price without a reduction. */
            original_price: components["schemas"]["Money"];
            lowest_price_30_days: components["schemas"]["LowestPrice"];
            stock_count: components["schemas"]["StockCount"];
            goods_kind: components["schemas"]["GoodsKind"];
            goods_color: components["schemas"]["ColourName"];
            /** @description Whether the goods are a new release. */
            is_new: components["schemas"]["Flag"];
            is_rebate: components["schemas"]["RebateKind"];
            rebate: components["schemas"]["Rebate"];
        };
        /**
         * Category number
         * @description The number of a category, as in the address /product/{id}.
         * @example 11
         */
        CategoryId: number;
        /**
         * Hot category
         * @description A category that the home page promotes.
         */
        HotCategory: {
            id: components["schemas"]["CategoryId"];
            /**
             * @description The name of the category.
             * @example Wireless headsets
             */
            catName: string;
            /**
             * @description The promotional line of the category.
             * @example Nothing to trip over
             */
            title: string;
            hot_pic: components["schemas"]["PictureAddress"];
            link: components["schemas"]["LinkAddress"];
            goods_kind: components["schemas"]["GoodsKind"];
            goods_color: components["schemas"]["ColourName"];
        };
        /**
         * Spot of a feature
         * @description A place in the picture of a feature, with words or with goods that can be bought there.
         */
        FeatureSpot: {
            /**
             * @description The distance from the left edge of the picture, in percent of its width.
             * @example 62
             */
            x: number;
            /**
             * @description The distance from the top edge of the picture, in percent of its height.
             * @example 54.5
             */
            y: number;
            /**
             * @description The name of the place, or of the goods.
             * @example Battery
             */
            title: string;
            /**
             * @description A sentence about it.
             * @example Up to 90 hours on one charge.
             */
            text: string;
            /** @description The goods at this place; missing where the place is only explained. */
            goods?: components["schemas"]["HotProduct"];
        };
        /**
         * Feature
         * @description A large picture on the home page with marked spots, such as a product taken apart or products on a desk.
         */
        Feature: {
            /**
             * @description The number of the feature.
             * @example 1
             */
            id: number;
            /**
             * @description The headline.
             * @example Why 49 grams
             */
            title: string;
            /**
             * @description One or two sentences under the headline.
             * @example Weight comes off the inside, and the shell stays closed.
             */
            text: string;
            pic: components["schemas"]["PictureAddress"];
            /**
             * @description The picture in words, for people who cannot see it.
             * @example A white mouse taken apart: shell, board with battery, base and feet.
             */
            alt: string;
            link: components["schemas"]["LinkAddress"];
            /** @description Places in the picture that are explained or sold. */
            spots: components["schemas"]["FeatureSpot"][];
        };
        /**
         * Unix time
         * @description A moment, in whole seconds since 1970-01-01T00:00:00Z.
         * @example 1768478400
         */
        UnixTime: number;
        /**
         * Post
         * @description A post of the community site that the home page shows.
         */
        Post: {
            /**
             * @description The number of the post, as in its URL on the community site.
             * @example 304
             */
            id: number;
            /**
             * @description The headline.
             * @example Five ways to place a microphone
             */
            title: string;
            /**
             * @description The excerpt of the post.
             * @example A finger from the corner of the mouth, and four other habits.
             */
            remark: string;
            pic: components["schemas"]["PictureAddress"];
            /** @description When the post was written. */
            ctime: components["schemas"]["UnixTime"];
        };
        /**
         * Stars
         * @description A customer's rating, 5 is best.
         * @example 5
         */
        Stars: number;
        /**
         * Review
         * @description A customer's review of the shop, for the home page.
         */
        Review: {
            /**
             * @description The number of the review.
             * @example 71
             */
            id: number;
            pic: components["schemas"]["PictureAddress"];
            /**
             * @description The text of the review.
             * @example I hear doors now. I did not know this map had doors.
             */
            remark: string;
            /**
             * @description The customer's name, or null when only cname is known.
             * @example Tomas R.
             */
            name: string | null;
            /**
             * @description The customer's name in the community, or null; shown when name is null.
             * @example nightowl
             */
            cname: string | null;
            stars: components["schemas"]["Stars"];
            goods_kind: components["schemas"]["GoodsKind"];
            goods_color: components["schemas"]["ColourName"];
        };
        /**
         * Percent
         * @description A share in whole percent.
         * @example 68
         */
        Percent: number;
        /**
         * Goods in a flash sale
         * @description Goods in a flash sale.
         */
        FlashSaleItem: {
            id: components["schemas"]["GoodsId"];
            name: components["schemas"]["GoodsName"];
            goods_unit: components["schemas"]["GoodsUnit"];
            goods_kind: components["schemas"]["GoodsKind"];
            goods_color: components["schemas"]["ColourName"];
            pic_index: components["schemas"]["PictureAddress"];
            /** @description The usual price per piece. */
            goods_price: components["schemas"]["Money"];
            /** @description The price per piece during the sale. */
            seckill_price: components["schemas"]["Money"];
            lowest_price_30_days: components["schemas"]["LowestPrice"];
            /** @description Pieces left in the sale; zero or less means sold out. */
            seckill_count: components["schemas"]["StockCount"];
            /** @description How much of the sale's stock is sold. */
            percent: components["schemas"]["Percent"];
        };
        /**
         * Flash sale list
         * @description Goods of a flash sale that end together.
         */
        FlashSaleList: {
            /**
             * @description The title of the list.
             * @example Tonight only
             */
            title: string;
            /**
             * @description Seconds until the list ends, from the moment of the answer; never below zero.
             * @example 16029
             */
            time: number;
            /** @description The goods of the list. */
            goods: components["schemas"]["FlashSaleItem"][];
        };
        /**
         * Phone number
         * @description A phone number in the format that the person typed, with an extension if it has one.
         * @example +1 206 555 0177
         */
        PhoneNumber: string;
        /**
         * Email address
         * @description An email address. The pattern matches any input in linear time.
         * @example ada@example.com
         */
        Email: string;
        /**
         * Contact
         * @description The contact data of the shop, for the footer and the support pages.
         */
        Contact: {
            phone: components["schemas"]["PhoneNumber"];
            email: components["schemas"]["Email"];
            /**
             * @description The copyright line.
             * @example © 2026 signal. All rights reserved.
             */
            site_copy: string;
            /**
             * @description The opening hours of the support, as text.
             * @example Monday to Friday, 09:00-18:00
             */
            hours: string;
            /** @description The social profiles of the shop. */
            social: {
                /**
                 * @description The name of the site.
                 * @example YouTube
                 */
                name: string;
                link: components["schemas"]["LinkAddress"];
            }[];
            /** @description Whether orders of any market can be withdrawn from online (BEY-07). */
            withdrawal_offered: components["schemas"]["Flag"];
        };
        /**
         * Category
         * @description One category of the catalogue with everything below it, at most three levels deep.
         */
        Category: {
            id: components["schemas"]["CategoryId"];
            /**
             * @description The name of the category, in the language of the response.
             * @example Headsets
             */
            name: string;
            pic: components["schemas"]["PictureAddress"];
            /** @description The categories directly below, in the order of the menu. */
            children: components["schemas"]["Category"][];
            /** @description Goods shown beside the category in the menu. */
            goods: components["schemas"]["MenuGoods"][];
        };
        /**
         * Goods in a menu
         * @description Goods in the menu.
         */
        MenuGoods: {
            goods_id: components["schemas"]["GoodsId"];
            name: components["schemas"]["GoodsName"];
            goods_unit: components["schemas"]["GoodsUnit"];
            /**
             * @description One line about the goods, in the language of the response.
             * @example 50 mm drivers, 16 ms wireless, 40 hours
             */
            goods_desc: string;
            goods_kind: components["schemas"]["GoodsKind"];
            goods_color: components["schemas"]["ColourName"];
            pic_index: components["schemas"]["PictureAddress"];
            /** @description Whether the goods are a new release. */
            is_new: components["schemas"]["Flag"];
            is_rebate: components["schemas"]["RebateKind"];
            rebate: components["schemas"]["Rebate"];
        };
        /**
         * Locale
         * @description A language of the shop; en is the default.
         *
         *     - `zh`: Simplified Chinese.
         *     - `en`: English.
         *     - `de`: German.
         *     - `ja`: Japanese.
         *     - `it`: Italian.
         *     - `es`: Spanish.
         *     - `fr`: French.
         * @example en
         * @enum {string}
         */
        Locale: "zh" | "en" | "de" | "ja" | "it" | "es" | "fr";
        /**
         * Place of a banner
         * @description The position of a single banner.
         *
         *     - `points`: The banner of the points store on the home page.
         *     - `bigSale`: The head of /bigsale.
         *     - `firstOrder`: The popup for a first order.
         *     - `seasonal`: The seasonal popup.
         * @example points
         * @enum {string}
         */
        BannerPlace: "points" | "bigSale" | "firstOrder" | "seasonal";
        /**
         * Single banner
         * @description A single banner with its text and link.
         */
        SideBanner: {
            place: components["schemas"]["BannerPlace"];
            /**
             * @description The heading of the banner.
             * @example Your points are worth something
             */
            title: string;
            /**
             * @description The text below the heading.
             * @example Every dollar earns a point. Swap them for headsets and mice.
             */
            remark: string;
            /**
             * @description The label of the button.
             * @example Shop Now
             */
            button: string;
            link: components["schemas"]["LinkAddress"];
            url: components["schemas"]["PictureAddress"];
            goods_id: components["schemas"]["GoodsId"];
            goods_unit: components["schemas"]["GoodsUnit"];
            goods_kind: components["schemas"]["GoodsKind"];
            goods_color: components["schemas"]["ColourName"];
        };
        /**
         * Coupon code
         * @description A code that the shopper enters at checkout. Case and surrounding spaces are ignored.
         * @example WELCOME10
         */
        CouponCode: string;
        /**
         * Mail token
         * @description The token in the unsubscribe link of a mail. It identifies the address and the kind of mail, so that no login is needed.
         * @example mail_offers_of_the_demonstration
         */
        MailToken: string;
        /**
         * Kind of mailing
         * @description The kinds of mail with an unsubscribe link. Mails about orders and accounts have none.
         *
         *     - `offers`: News and offers of the shop.
         *     - `backInStock`: Notices that goods are back in stock.
         *     - `saleStart`: Notices that a sale of goods starts.
         * @example offers
         * @enum {string}
         */
        MailingKind: "offers" | "backInStock" | "saleStart";
        /**
         * Mail subscription
         * @description The subject of an unsubscribe link, and whether its address still gets these mails.
         */
        MailSubscription: {
            /**
             * @description The address with all but the first character before the @ replaced, because a forwarded mail must not disclose it.
             * @example a•••@example.com
             */
            email: string;
            kind: components["schemas"]["MailingKind"];
            /** @description Whether the address gets these mails. */
            subscribed: components["schemas"]["Flag"];
        };
        /**
         * Contact of a region
         * @description The contact data for customers of one region.
         */
        RegionContact: {
            /**
             * @description The name of the region, in the language of the response.
             * @example North America
             */
            region: string;
            phone: components["schemas"]["PhoneNumber"];
            email: components["schemas"]["Email"];
        };
        /**
         * Unix time or null
         * @description A moment, in whole seconds since 1970-01-01T00:00:00Z, or null without one.
         * @example 1768478400
         */
        UnixTimeOrNull: number | null;
        /**
         * Title of a term
         * @description The name of a term in URLs, as in /policy/{policyTitle}; the same in every language.
         * @example return-policy
         */
        TermTitle: string;
        /**
         * Term
         * @description A link to a term or policy.
         */
        Term: {
            /**
             * @description The number of the term.
             * @example 3
             */
            id: number;
            title: components["schemas"]["TermTitle"];
            /**
             * @description The name of the term, in the language of the response.
             * @example Return policy
             */
            name: string;
        };
        /**
         * Text block
         * @description One block of a long text. Texts are lists of blocks, so that clients never render HTML from the server.
         */
        TextBlock: {
            /**
             * @description A heading within the text.
             * @constant
             */
            type: "heading";
            /**
             * @description The text of the heading.
             * @example How to send goods back
             */
            text: string;
        } | {
            /**
             * @description A paragraph of plain text.
             * @constant
             */
            type: "paragraph";
            /**
             * @description The text of the paragraph.
             * @example You have 45 days from the day the parcel reaches you.
             */
            text: string;
        } | {
            /**
             * @description A list of short points.
             * @constant
             */
            type: "list";
            /** @description The points in their order. */
            items: string[];
        };
        /**
         * Text of a term
         * @description One term or policy with its text.
         */
        TermText: {
            title: components["schemas"]["TermTitle"];
            /**
             * @description The name of the term, in the language of the response.
             * @example Return policy
             */
            name: string;
            /** @description The text. */
            blocks: components["schemas"]["TextBlock"][];
            /** @description A form to copy, print or send by email, such as the model withdrawal form of EU law. Absent if the text has none. */
            form?: {
                /**
                 * @description The name of the form, in the language of the response.
                 * @example Model withdrawal form
                 */
                name: string;
                /**
                 * @description The text of the form, with line breaks.
                 * @example To the shop:
                 *
                 *     I withdraw from my contract of sale of the following goods:
                 */
                text: string;
                /** @description Where the completed form is sent. */
                email: components["schemas"]["Email"];
            };
        };
        /**
         * Kind of a change of points
         * @description Why points were earned or spent.
         *
         *     - `signUp`: The customer opened an account.
         *     - `dailyLogin`: The first login of a day.
         *     - `invite`: An invited person opened an account.
         *     - `socialFollow`: The customer follows a social network of the shop.
         *     - `profileCompleted`: The customer completed the profile.
         *     - `sharedReview`: The customer shared a review.
         *     - `productRegistration`: The customer registered a product; a negative entry reverses it after a return.
         *     - `pointsExchange`: Points paid for goods.
         *     - `exchangeReturned`: Points of returned goods.
         *     - `prize`: A prize of the wheel or a raffle.
         * @example sharedReview
         * @enum {string}
         */
        PointKind: "signUp" | "dailyLogin" | "invite" | "socialFollow" | "profileCompleted" | "sharedReview" | "productRegistration" | "pointsExchange" | "exchangeReturned" | "prize";
        /**
         * Way to earn points
         * @description A way to earn points.
         */
        PointRule: {
            kind: components["schemas"]["PointKind"];
            /**
             * @description The description of the way, in the language of the response.
             * @example Review shared
             */
            name: string;
            /**
             * @description A one-line instruction.
             * @example Share your review of something you bought.
             */
            desc: string;
            /**
             * @description The points for each time, or null if they equal the amount of the order.
             * @example 50
             */
            points: number | null;
            /**
             * @description The monthly limit in points, or null without a limit.
             * @example 100
             */
            monthly_maximum: number | null;
        };
        /**
         * Keyword
         * @description A search keyword; must not consist of spaces.
         * @example wireless
         */
        Keyword: string;
        /**
         * Group of questions
         * @description A topic of the FAQ.
         *
         *     - `orders`: Orders and payment.
         *     - `shipping`: Shipping.
         *     - `returns`: Returns and warranty.
         *     - `account`: The account.
         * @example shipping
         * @enum {string}
         */
        QuestionGroup: "orders" | "shipping" | "returns" | "account";
        /**
         * Name of a question
         * @description The id of a question in URLs, as in /support/faq#delivery-time; the same in every language.
         * @example delivery-time
         */
        QuestionId: string;
        /**
         * Page number
         * @description The page of a list, from 1. Pages after the last one are empty.
         * @example 1
         */
        PageNumber: number;
        /**
         * Page size
         * @description The number of entries of a page; 12 when a request leaves it out.
         * @example 12
         */
        PageSize: number;
        /**
         * Question
         * @description A question that customers often ask, with its answer.
         */
        Question: {
            id: components["schemas"]["QuestionId"];
            /**
             * @description The question, in the language of the response.
             * @example When will my package arrive?
             */
            question: string;
            /** @description The answer, in the language of the response. */
            answer: components["schemas"]["TextBlock"][];
        };
        /**
         * Total
         * @description The number of entries over all pages.
         * @example 64
         */
        Total: number;
        /**
         * Reference of a message
         * @description The number of a message to the support.
         * @example MSG-4F0A91C2
         */
        MessageReference: string;
        /**
         * Kind of a file
         * @description The purpose of a file of goods.
         *
         *     - `manual`: A manual.
         *     - `driver`: A driver or another program.
         * @example manual
         * @enum {string}
         */
        GoodsFileKind: "manual" | "driver";
        /**
         * File of goods
         * @description A manual or a program that can be downloaded.
         */
        GoodsFile: {
            /**
             * @description The number of the file.
             * @example 9001
             */
            id: number;
            /**
             * @description The title of the file.
             * @example K9 manual
             */
            name: string;
            kind: components["schemas"]["GoodsFileKind"];
            link: components["schemas"]["LinkAddress"];
            /**
             * @description Size of the file in bytes.
             * @example 1843200
             */
            size_bytes: number;
        };
        /**
         * Model with files
         * @description A model with its downloads; the number is that of its leading color.
         */
        DownloadModel: {
            goods_id: components["schemas"]["GoodsId"];
            name: components["schemas"]["GoodsName"];
            goods_unit: components["schemas"]["GoodsUnit"];
            goods_kind: components["schemas"]["GoodsKind"];
            goods_color: components["schemas"]["ColourName"];
            pic_index: components["schemas"]["PictureAddress"];
            /** @description The files of the model, its manual first, then its programs. */
            files: components["schemas"]["GoodsFile"][];
        };
        /**
         * Goods filter
         * @description A filter of a listing; goods must match all given filters. The points store uses `points`.
         *
         *     - `new`: New goods.
         *     - `deal`: Goods at a lower price than usual.
         *     - `inStock`: Goods in stock.
         *     - `points`: Goods that can be paid with points.
         * @example inStock
         * @enum {string}
         */
        GoodsFilter: "new" | "deal" | "inStock" | "points";
        /**
         * Attribute of goods
         * @description A filter of a listing by a fact from the technical data, with its kind before the dot. Several attributes of one kind are alternatives, except battery and weight, where the widest counts; attributes of different kinds must all match.
         *
         *     - `connection.radio`: Connects with a 2.4 GHz receiver.
         *     - `connection.bluetooth`: Connects with Bluetooth.
         *     - `connection.cable`: Connects with a cable.
         *     - `platform.pc`: Works with computers.
         *     - `platform.console`: Works with consoles.
         *     - `platform.mobile`: Works with phones and tablets.
         *     - `battery.20`: At least 20 hours on one charge, or any replaceable cell.
         *     - `battery.40`: At least 40 hours on one charge, or any replaceable cell.
         *     - `battery.60`: At least 60 hours on one charge, or any replaceable cell.
         *     - `battery.100`: At least 100 hours on one charge, or any replaceable cell.
         *     - `weight.60`: At most 60 grams.
         *     - `weight.80`: At most 80 grams.
         *     - `weight.100`: At most 100 grams.
         *     - `weight.200`: At most 200 grams.
         *     - `weight.250`: At most 250 grams.
         *     - `weight.300`: At most 300 grams.
         *     - `grip.right`: Fits the right hand.
         *     - `grip.left`: Fits the left hand.
         *     - `grip.both`: Fits either hand.
         *     - `grip.vertical`: Held like a handshake.
         *     - `microphone.detachable`: The microphone can be taken off.
         *     - `microphone.flip`: The microphone can be turned up.
         *     - `microphone.builtIn`: The microphone is inside the housing.
         *     - `microphone.fixed`: The microphone stays in place.
         *     - `color.black`: The goods exist in black.
         *     - `color.white`: The goods exist in white.
         *     - `color.grey`: The goods exist in gray.
         *     - `color.red`: The goods exist in red.
         *     - `color.ember`: The goods exist in a warm orange.
         *     - `color.blue`: The goods exist in blue.
         *     - `color.violet`: The goods exist in violet.
         *     - `color.green`: The goods exist in green.
         *     - `color.volt`: The goods exist in a bright yellow-green.
         *     - `color.pink`: The goods exist in pink.
         * @example connection.bluetooth
         * @enum {string}
         */
        GoodsAttribute: "connection.radio" | "connection.bluetooth" | "connection.cable" | "platform.pc" | "platform.console" | "platform.mobile" | "battery.20" | "battery.40" | "battery.60" | "battery.100" | "weight.60" | "weight.80" | "weight.100" | "weight.200" | "weight.250" | "weight.300" | "grip.right" | "grip.left" | "grip.both" | "grip.vertical" | "microphone.detachable" | "microphone.flip" | "microphone.builtIn" | "microphone.fixed" | "color.black" | "color.white" | "color.grey" | "color.red" | "color.ember" | "color.blue" | "color.violet" | "color.green" | "color.volt" | "color.pink";
        /**
         * Goods order
         * @description The order of a listing; `popular` when a request leaves it out.
         *
         *     - `popular`: Most popular first.
         *     - `newest`: Newest first.
         *     - `priceUp`: Lowest price first.
         *     - `priceDown`: Highest price first.
         *     - `rating`: Best rating first.
         * @example popular
         * @enum {string}
         */
        GoodsSort: "popular" | "newest" | "priceUp" | "priceDown" | "rating";
        /**
         * Rating
         * @description The average rating in stars with one decimal; 0 without a rating.
         * @example 4.6
         */
        Rating: number;
        /**
         * Price in points
         * @description The price per piece in points, or null when it is not sold for points.
         * @example 6000
         */
        PointPrice: number | null;
        /**
         * Goods color
         * @description A model in one color.
         */
        GoodsColour: {
            goods_id: components["schemas"]["GoodsId"];
            goods_color: components["schemas"]["ColourName"];
            stock_count: components["schemas"]["StockCount"];
            /** @description The picture of lists in this color; missing without one. */
            pic_index?: components["schemas"]["PictureAddress"];
        };
        /**
         * Goods in a list
         * @description Goods in a list, in one color.
         */
        GoodsSummary: {
            goods_id: components["schemas"]["GoodsId"];
            name: components["schemas"]["GoodsName"];
            goods_unit: components["schemas"]["GoodsUnit"];
            /**
             * @description One line about the goods, in the language of the response.
             * @example 50 mm drivers, 16 ms wireless, 40 hours
             */
            goods_desc: string;
            goods_kind: components["schemas"]["GoodsKind"];
            goods_color: components["schemas"]["ColourName"];
            pic_index: components["schemas"]["PictureAddress"];
            /** @description A second view of the goods, which a list shows under the pointer; missing without one. */
            hover_pic?: components["schemas"]["PictureAddress"];
            /** @description The current price per piece, after its rebate or flash price. */
            goods_price: components["schemas"]["Money"];
            /** @description The price per piece without any rebate; equal to goods_price without a reduction. */
            original_price: components["schemas"]["Money"];
            lowest_price_30_days: components["schemas"]["LowestPrice"];
            /** @description Whether the goods are a new release. */
            is_new: components["schemas"]["Flag"];
            is_rebate: components["schemas"]["RebateKind"];
            rebate: components["schemas"]["Rebate"];
            /** @description Whether the goods are in a flash sale that is open now. */
            is_seckill: components["schemas"]["Flag"];
            stock_count: components["schemas"]["StockCount"];
            rating: components["schemas"]["Rating"];
            /**
             * @description How many customers have commented on the goods.
             * @example 128
             */
            comment_count: number;
            /** @description The price per piece in points, or null when it is not sold for points. */
            integral_price: components["schemas"]["PointPrice"];
            /** @description All colors of the model, including this one, in display order; missing where it has only one. */
            colours?: components["schemas"]["GoodsColour"][];
        };
        /**
         * Facets of a listing
         * @description The number of models that each filter option matches, over all pages. A count applies all selected filters except its own, so that a shopper sees the effect of selecting or clearing it; a model counts once.
         */
        GoodsFacets: {
            /** @description One entry for each filter. */
            filters: {
                filter: components["schemas"]["GoodsFilter"];
                count: components["schemas"]["Total"];
            }[];
            /** @description One entry for each attribute that any of the models has, in the order of its kind. A count ignores the selected attributes of the same kind, because they are alternatives. */
            attributes: {
                attribute: components["schemas"]["GoodsAttribute"];
                count: components["schemas"]["Total"];
            }[];
            /** @description One entry for each minimum rating, highest first. */
            ratings: {
                rating_min: components["schemas"]["Stars"];
                count: components["schemas"]["Total"];
            }[];
            /** @description The lowest matching price, ignoring the price filter; 0 without matches. */
            price_min: components["schemas"]["Money"];
            /** @description The highest matching price, ignoring the price filter; 0 without matches. */
            price_max: components["schemas"]["Money"];
        };
        /**
         * Category link
         * @description A category by number and name, to link to it.
         */
        CategoryLink: {
            id: components["schemas"]["CategoryId"];
            /**
             * @description The name of the category, in the language of the response.
             * @example Wireless headsets
             */
            name: string;
        };
        /**
         * Listed category
         * @description The category a listing shows, with its place in the tree.
         */
        ListedCategory: {
            id: components["schemas"]["CategoryId"];
            /**
             * @description The name of the category, in the language of the response.
             * @example Wireless headsets
             */
            name: string;
            /** @description The path from the root of the tree to the category, inclusive. */
            path: components["schemas"]["CategoryLink"][];
            /** @description The categories directly below. */
            children: components["schemas"]["CategoryLink"][];
        };
        /**
         * Match of a search
         * @description How well the results match the keywords.
         *
         *     - `exact`: The goods match the keywords as sent, a synonym included; always without keywords.
         *     - `near`: The goods match after a correction, or without some of the words.
         *     - `none`: No goods match.
         * @example near
         * @enum {string}
         */
        SearchMatch: "exact" | "near" | "none";
        /**
         * Quantity
         * @description Pieces of one goods in a cart or an order; goods may set their own lower `maximum`.
         * @example 2
         */
        Quantity: number;
        /**
         * View of goods
         * @description The view of the goods in a picture; without a photograph, clients draw the goods in this view.
         *
         *     - `whole`: The whole goods, as in lists.
         *     - `side`: In profile.
         *     - `close`: A detail of the side.
         *     - `top`: The upper end.
         *     - `turned`: The other side.
         *     - `dark`: In the dark.
         * @example whole
         * @enum {string}
         */
        GoodsView: "whole" | "side" | "close" | "top" | "turned" | "dark";
        /**
         * Topic of technical data
         * @description The topic of a row of the technical data, the same in every language.
         *
         *     - `connection`: How the goods connect.
         *     - `drivers`: The drivers of a headset.
         *     - `latency`: The delay of the signal.
         *     - `battery`: Battery and running time.
         *     - `microphone`: The microphone.
         *     - `impedance`: The impedance of a headset.
         *     - `worksWith`: The devices that the goods work with.
         *     - `weight`: The weight.
         *     - `cable`: The cable.
         *     - `sensor`: The sensor of a mouse.
         *     - `polling`: How often a mouse reports.
         *     - `buttons`: The buttons.
         *     - `switches`: The switches below the buttons.
         *     - `hand`: The hand that a mouse fits.
         *     - `warranty`: The warranty.
         * @example connection
         * @enum {string}
         */
        SpecificationTopic: "connection" | "drivers" | "latency" | "battery" | "microphone" | "impedance" | "worksWith" | "weight" | "cable" | "sensor" | "polling" | "buttons" | "switches" | "hand" | "warranty";
        /**
         * Goods picture
         * @description A picture in the gallery of the product page.
         */
        GoodsPicture: {
            pic: components["schemas"]["PictureAddress"];
            view: components["schemas"]["GoodsView"];
            /**
             * @description A description of the picture, in the customer's language; clients prefix it with the name of the goods.
             * @example From the front
             */
            text: string;
            /** @description The topic of the technical data that a detail or the parts of an exploded view belong to; other pictures of the whole goods have none. */
            topic?: components["schemas"]["SpecificationTopic"];
        };
        /**
         * Goods turn
         * @description A 360° view of the goods: a sprite sheet with the frames of a full turn. Optional; without it, clients show only the pictures.
         */
        GoodsTurn: {
            /** @description The sprite sheet. Its frames are square and in rows; the first frame shows the same view as pic_index. */
            pic: components["schemas"]["PictureAddress"];
            /**
             * @description The number of frames in a full turn.
             * @example 24
             */
            frames: number;
            /**
             * @description The number of frames in a row.
             * @example 6
             */
            columns: number;
        };
        /**
         * Goods scene
         * @description A picture of the goods in use, with a background: on a desk, or worn. Optional; it may show another color of the same model.
         */
        GoodsScene: {
            pic: components["schemas"]["PictureAddress"];
            /**
             * @description A description of the picture, in the customer's language; clients use it as the alternative text.
             * @example An orange K9 on its stand
             * @example on a desk at night
             */
            text: string;
        };
        /**
         * View of an outline
         * @description The side that a line drawing shows.
         *
         *     - `front`: From the front.
         *     - `side`: From the side of the microphone of a headset, or of the thumb at a mouse.
         *     - `top`: From above.
         * @example front
         * @enum {string}
         */
        OutlineView: "front" | "side" | "top";
        /**
         * Goods outline
         * @description A line drawing of the goods from one side, with its measures. The picture ends at the outermost lines, which are white: blend it with the page by difference.
         */
        GoodsOutline: {
            pic: components["schemas"]["PictureAddress"];
            view: components["schemas"]["OutlineView"];
            /**
             * @description The width of what is drawn, in millimeters.
             * @example 202
             */
            width: number;
            /**
             * @description The height of what is drawn, in millimeters.
             * @example 210
             */
            height: number;
        };
        /**
         * Free product test
         * @description An offer to test goods for free, with its conditions.
         */
        FreeTestOffer: {
            /**
             * @description How many testers the shop accepts.
             * @example 20
             */
            places: number;
            /**
             * @description How many places are still free.
             * @example 8
             */
            places_left: number;
            /** @description The last moment for an application. */
            closes_at: components["schemas"]["UnixTime"];
            /** @description Whether the shop accepts applications now. */
            open: components["schemas"]["Flag"];
            /** @description The conditions that a customer reads before applying. */
            rules: components["schemas"]["TextBlock"][];
        };
        /**
         * Goods in full
         * @description The data of the detail page of one goods.
         */
        GoodsDetail: components["schemas"]["GoodsSummary"] & {
            /** @description The categories the goods are in, from the top of the tree down. */
            category_path: components["schemas"]["CategoryLink"][];
            /** @description The most pieces of the goods in one order. */
            maximum: components["schemas"]["Quantity"];
            /** @description Pictures of the goods, in display order, starting with the one of the lists. Empty if there is no picture besides pic_index. */
            pictures: components["schemas"]["GoodsPicture"][];
            turn?: components["schemas"]["GoodsTurn"];
            scene?: components["schemas"]["GoodsScene"];
            /** @description Line drawings of the goods with their measures, at one scale. Optional. */
            outlines?: components["schemas"]["GoodsOutline"][];
            /** @description All colors of the model, including this one, in display order. */
            colours: components["schemas"]["GoodsColour"][];
            /** @description The long text about the goods. */
            description: components["schemas"]["TextBlock"][];
            /** @description Technical data, in display order. */
            specifications: {
                /**
                 * @description The name of the specification.
                 * @example Driver
                 */
                name: string;
                /**
                 * @description The value with its unit.
                 * @example 50 mm neodymium
                 */
                value: string;
                /** @description Clients group rows and draw figures by it; a row without it is only listed. */
                topic?: components["schemas"]["SpecificationTopic"];
            }[];
            /** @description Manuals and drivers to download. */
            files: components["schemas"]["GoodsFile"][];
            /** @description The open flash sale of the goods, or null without one. */
            flash: {
                /** @description The price per piece during the sale. */
                seckill_price: components["schemas"]["Money"];
                /** @description Pieces left in the sale. */
                seckill_count: components["schemas"]["StockCount"];
                /** @description How much of the sale's stock is sold. */
                percent: components["schemas"]["Percent"];
                /** @description When the sale ends. */
                over_time: components["schemas"]["UnixTime"];
                /** @description The current time of the server. */
                server_time: components["schemas"]["UnixTime"];
            } | null;
            /** @description The price per piece in points, or null when it is not sold for points. */
            integral_price: components["schemas"]["PointPrice"];
            /**
             * @description Days of warranty from delivery.
             * @example 365
             */
            warranty_days: number;
            /**
             * @description Days from delivery in which the goods can be sent back.
             * @example 45
             */
            return_days: number;
            /** @description The free test of the goods, or null if they are not offered for tests. */
            free_test: components["schemas"]["FreeTestOffer"] | null;
        };
        /**
         * Number of a comment
         * @description The number of a comment.
         * @example 10901
         */
        CommentNumber: number;
        /**
         * Nickname
         * @description A customer's nickname.
         * @example Ada
         */
        Nickname: string;
        /**
         * Number of praises
         * @description How many customers praised a comment.
         * @example 12
         */
        PraiseCount: number;
        /**
         * Comment
         * @description A customer's review of goods.
         */
        Comment: {
            id: components["schemas"]["CommentNumber"];
            name: components["schemas"]["Nickname"];
            stars: components["schemas"]["Stars"];
            /**
             * @description The text of the review, plain text.
             * @example Light enough to forget. The mic cuts my keyboard out completely.
             */
            content: string;
            /** @description Pictures of the customer. */
            pics: components["schemas"]["PictureAddress"][];
            /** @description When the comment was written. */
            ctime: components["schemas"]["UnixTime"];
            /** @description How many customers praised the comment. */
            praise_count: components["schemas"]["PraiseCount"];
            /** @description Whether the current customer praised it; 0 for guests. */
            praised: components["schemas"]["Flag"];
            /** @description Whether the writer bought the goods here. */
            verified: components["schemas"]["Flag"];
            /** @description Whether the current customer wrote it; 0 for guests. */
            own: components["schemas"]["Flag"];
        };
        /**
         * Uploaded picture
         * @description The URL of a picture from the answer of the upload.
         * @example /api/pictures/00ec93d236b3144d92699a766368684a.png
         */
        UploadedPicture: string;
        /**
         * Login ended
         * @description The call needs a login, and the session is missing or has ended. The client discards its token, shows `msg` and opens the login page after one second.
         */
        LoginEnded: {
            /**
             * @description 100 when the token has expired, 1000 when there is none or the shop does not know it.
             * @example 1000
             * @enum {integer}
             */
            code: 100 | 1000;
            msg: components["schemas"]["Message"];
        };
        /**
         * Carrier code
         * @description The short name of a carrier from listCarriers; `other` for a carrier that is not in that list.
         * @example ups
         */
        CarrierCode: string;
        /**
         * Name of a carrier
         * @description The name of the carrier, in the language of the response.
         * @example UPS
         */
        CarrierName: string;
        /**
         * Tracking number
         * @description The number that identifies a parcel at its carrier.
         * @example 1Z5550142000327
         */
        TrackingNumber: string;
        /**
         * Carrier
         * @description A company that delivers parcels.
         */
        Carrier: {
            code: components["schemas"]["CarrierCode"];
            name: components["schemas"]["CarrierName"];
            /** @description The format of tracking numbers of this carrier. */
            number_example: components["schemas"]["TrackingNumber"];
        };
        /**
         * State of a parcel
         * @description The progress of a parcel.
         *
         *     - `announced`: The parcel is not at the carrier yet.
         *     - `moving`: The parcel is in transit.
         *     - `delivered`: The parcel was delivered.
         * @example moving
         * @enum {string}
         */
        ParcelState: "announced" | "moving" | "delivered";
        /**
         * Parcel
         * @description A carrier's tracking data of a parcel.
         */
        Parcel: {
            tracking_number: components["schemas"]["TrackingNumber"];
            carrier: components["schemas"]["CarrierCode"];
            company: components["schemas"]["CarrierName"];
            parcel_state: components["schemas"]["ParcelState"];
            /** @description The tracking events, newest first; empty before the first one. */
            events: {
                time: components["schemas"]["UnixTime"];
                /**
                 * @description Town and country; empty if the carrier reports none.
                 * @example Louisville, US
                 */
                place: string;
                /**
                 * @description The event, in the language of the response.
                 * @example Out for delivery
                 */
                note: string;
            }[];
            /** @description The estimated arrival, in Unix seconds; null after the delivery, or if unknown. */
            expected_at: components["schemas"]["UnixTimeOrNull"];
        };
        /**
         * Suggested goods
         * @description Goods in the search suggestions.
         */
        SuggestedGoods: {
            goods_id: components["schemas"]["GoodsId"];
            name: components["schemas"]["GoodsName"];
            goods_unit: components["schemas"]["GoodsUnit"];
            goods_kind: components["schemas"]["GoodsKind"];
            goods_color: components["schemas"]["ColourName"];
            pic_index: components["schemas"]["PictureAddress"];
            /** @description The current price per piece. */
            goods_price: components["schemas"]["Money"];
        };
        /**
         * Wishes
         * @description How many goods are on the wishlist, at most 100.
         * @example 3
         */
        WishCount: number;
        /**
         * Kind of notice
         * @description The kind of a notice about goods.
         *
         *     - `backInStock`: The goods are back in stock.
         *     - `saleStart`: A sale of the goods starts.
         * @example backInStock
         * @enum {string}
         */
        NoticeKind: "backInStock" | "saleStart";
        /**
         * Number of a coupon on offer
         * @description The id that takeCoupon takes. A taken coupon gets its own number.
         * @example 2
         */
        CouponOfferId: number;
        /**
         * Coupon kind
         * @description How the number in `value` lowers the price.
         * @example 1
         * @enum {integer}
         */
        CouponKind: 1 | 2;
        /**
         * Scope of a coupon
         * @description The goods that a coupon applies to. Gifts, goods for points and flash prices never do.
         *
         *     - `all`: All goods.
         *     - `headset`: Headsets.
         *     - `mouse`: Mice.
         * @example all
         * @enum {string}
         */
        CouponScope: "all" | "headset" | "mouse";
        /**
         * The terms of a coupon
         * @description Shared by offered coupons and coupons of a customer.
         */
        CouponTerms: {
            /**
             * @description The name of the coupon, in the language of the response.
             * @example Headset coupon
             */
            name: string;
            kind: components["schemas"]["CouponKind"];
            /**
             * @description A percentage, or an amount in the currency of the answer's language, depending on `kind`.
             * @example 10
             */
            value: number;
            /** @description The minimum total of the goods in scope; 0 for no minimum. */
            minimum_pay: components["schemas"]["Money"];
            scope: components["schemas"]["CouponScope"];
        };
        /**
         * Coupon number
         * @description The number of a coupon that a customer has.
         * @example 101
         */
        CouponId: number;
        /**
         * State of a coupon
         * @description Whether a coupon of a customer can be used.
         *
         *     - `unused`: Can be used.
         *     - `used`: An order used it.
         *     - `stale`: Expired unused.
         * @example unused
         * @enum {string}
         */
        CouponState: "unused" | "used" | "stale";
        /**
         * Order number
         * @description The number of an order, digits and capital letters.
         * @example SG20260115000001
         */
        OrderNumber: string;
        /**
         * Coupon
         * @description A coupon that a customer has.
         */
        Coupon: components["schemas"]["CouponTerms"] & {
            id: components["schemas"]["CouponId"];
            offer_id: components["schemas"]["CouponOfferId"];
            state: components["schemas"]["CouponState"];
            /** @description When the customer received the coupon. */
            taken_time: components["schemas"]["UnixTime"];
            /** @description When the coupon expires. */
            over_time: components["schemas"]["UnixTime"];
            /** @description The order that used the coupon, or null if it is unused. */
            ordersn: components["schemas"]["OrderNumber"] | null;
        };
        /**
         * Member level
         * @description The number of a member level, from 1.
         * @example 2
         */
        MemberLevelNumber: number;
        /**
         * Coupon on offer
         * @description A coupon that can be taken.
         */
        CouponOffer: components["schemas"]["CouponTerms"] & {
            id: components["schemas"]["CouponOfferId"];
            /**
             * @description How many days a customer can use the coupon after taking it.
             * @example 30
             */
            valid_days: number;
            minimum_level: components["schemas"]["MemberLevelNumber"];
            /** @description Whether the customer has taken it; 0 for a guest. */
            taken: components["schemas"]["Flag"];
            /** @description Whether taking it now would succeed. For a guest, whether it would after logging in as a new customer. */
            available: components["schemas"]["Flag"];
            /** @description When the offer ends. */
            over_time: components["schemas"]["UnixTime"];
        };
        /**
         * Password
         * @description A customer's password, 6 to 20 characters of any kind.
         * @example volt-2026
         */
        Password: string;
        /**
         * Logged in customer
         * @description The customer who is logged in.
         */
        LoggedIn: {
            token: components["schemas"]["SessionToken"];
            nickname: components["schemas"]["Nickname"];
            email: components["schemas"]["Email"];
        };
        /**
         * Tiktok token
         * @description The tiktok token of the customer, which makes the tiktok entry of the menu visible, or null.
         * @example tt_5f0c2a7be1
         */
        TiktokToken: string | null;
        /**
         * Verification code
         * @description The six digits from the email. The server accepts any short text and refuses a wrong code.
         * @example 246810
         */
        VerificationCode: string;
        /**
         * Invitation code
         * @description The code that a customer sends to invite friends.
         * @example 5B1DE2A7
         */
        InviteCode: string;
        /**
         * Points
         * @description Points that a customer has.
         * @example 1240
         */
        Points: number;
        /**
         * Purpose of a verification code
         * @description The purpose of a verification code.
         *
         *     - `register`: To open an account.
         *     - `reset`: To reset a password.
         * @example register
         * @enum {string}
         */
        CodePurpose: "register" | "reset";
        /**
         * Authorization code
         * @description The provider's authorization code, unchanged.
         * @example google_code_of_the_demonstration
         */
        AuthorizationCode: string;
        /**
         * Redirect address
         * @description The redirect URI that was sent to the provider, unchanged.
         * @example https://shop.example/login/login
         */
        RedirectAddress: string;
        /**
         * User info
         * @description The customer who is logged in.
         */
        UserInfo: {
            /** @description Whether the customer has ever paid an order. */
            is_pay: components["schemas"]["Flag"];
            /**
             * @description A greeting or hint for the customer; may be empty.
             * @example Welcome back, Ada.
             */
            msg: string;
            /** @description The email address at which the shop helps this customer. */
            bengoo: components["schemas"]["Email"];
            /** @description The email address the customer logs in with. */
            email: components["schemas"]["Email"];
            nickname: components["schemas"]["Nickname"];
            /** @description Points the customer has. */
            points: components["schemas"]["Points"];
            /** @description The URL of the customer's picture. */
            avatar: components["schemas"]["PictureAddress"];
            /** @description The URL of the head decoration, or an empty string for none. */
            decoration: components["schemas"]["PictureAddress"];
        };
        /**
         * Country of a customer
         * @description Two capital letters of ISO 3166-1; null if unknown.
         * @example US
         */
        ProfileCountry: string | null;
        /**
         * State of a customer
         * @description State, province or county; null if unknown.
         * @example WA
         */
        ProfileState: string | null;
        /**
         * City of a customer
         * @description Town or city; null if unknown.
         * @example Seattle
         */
        ProfileCity: string | null;
        /**
         * Birth date
         * @description A past date as year, month and day; null if unknown.
         * @example 1994-05-17
         */
        BirthDate: string | null;
        /**
         * Gender
         * @description One of the specification's values; null if unknown.
         *
         *     - `male`: Male.
         *     - `female`: Female.
         *     - `null`: Unknown.
         * @example female
         * @enum {string|null}
         */
        Gender: "male" | "female" | null;
        /**
         * Marketplace profile
         * @description The absolute URL of the customer's marketplace profile; null if unknown.
         * @example https://www.amazon.com/gp/profile/ada
         */
        MarketplaceUrl: string | null;
        /**
         * Profile
         * @description A customer's profile and invitation link. A field is null if unknown.
         */
        Profile: {
            email: components["schemas"]["Email"];
            firstname: components["schemas"]["Nickname"];
            country: components["schemas"]["ProfileCountry"];
            state: components["schemas"]["ProfileState"];
            city: components["schemas"]["ProfileCity"];
            birth_date: components["schemas"]["BirthDate"];
            gender: components["schemas"]["Gender"];
            marketplace_url: components["schemas"]["MarketplaceUrl"];
            invite_code: components["schemas"]["InviteCode"];
            /** @description The path that friends open to register with the code; prefix it with the origin of the shop. */
            invite_link: components["schemas"]["LinkAddress"];
            /**
             * @description The number of friends whose registration earned points.
             * @example 5
             */
            invited_count: number;
            /**
             * @description How complete the profile is, in percent. The marketplace page does not count.
             * @example 71
             */
            completeness: number;
            /** @description Whether the profile is complete. */
            is_complete: components["schemas"]["Flag"];
            /** @description Points the customer has. */
            points: components["schemas"]["Points"];
            /** @description Whether the account has a password. An account of a social login has none until one is set by mail. */
            has_password: components["schemas"]["Flag"];
            /** @description When the account is deleted, in Unix seconds, or null if its deletion is not requested. */
            deletion_at: components["schemas"]["UnixTimeOrNull"];
        };
        /**
         * Number of a saved address
         * @description The number of an address that a customer saved.
         * @example 100
         */
        SavedAddressId: number;
        /**
         * Postal code
         * @description The postal code in the format of its country.
         * @example 98101
         */
        PostalCode: string;
        /**
         * State
         * @description State, province or prefecture of an address: a code of the country's address form, or a name. Empty in countries whose addresses have no states.
         * @example WA
         */
        StateName: string;
        /**
         * Address
         * @description Where an order is delivered. The limits are those of the prize address form.
         */
        Address: {
            /**
             * @description First name of the recipient.
             * @example Ada
             */
            first_name: string;
            /**
             * @description Last name of the recipient.
             * @example Brennan
             */
            last_name: string;
            /**
             * @description Street and house.
             * @example 418 Harbor View Road
             */
            address: string;
            /**
             * @description A second line such as a flat, or an empty string.
             * @example Apartment 3
             */
            address_two: string;
            postal_code: components["schemas"]["PostalCode"];
            /**
             * @description Town or city.
             * @example Seattle
             */
            city: string;
            state: components["schemas"]["StateName"];
            region: components["schemas"]["CountryCode"];
            phone: components["schemas"]["PhoneNumber"];
        };
        /**
         * Saved address
         * @description An address that a customer saved for orders.
         */
        SavedAddress: {
            id: components["schemas"]["SavedAddressId"];
            /** @description Whether the checkout preselects it; a customer with addresses always has one default. */
            is_default: components["schemas"]["Flag"];
            address: components["schemas"]["Address"];
        };
        /**
         * Pay type
         * @description How an order was paid.
         * @example 1
         * @enum {integer}
         */
        PayType: 0 | 1 | 2 | 3;
        /**
         * Currency
         * @description The ISO 4217 code of the currency in which an order was placed. All amounts of the order stay in it, whatever the language of the answer.
         *
         *     - `USD`: US dollar.
         *     - `EUR`: Euro.
         *     - `CNY`: Chinese yuan.
         *     - `JPY`: Japanese yen.
         * @example USD
         * @enum {string}
         */
        Currency: "USD" | "EUR" | "CNY" | "JPY";
        /**
         * Total of an order
         * @description The total of the order, in money, or in points if paytype is 2.
         * @example 134.68
         */
        OrderTotal: number;
        /**
         * Order status
         * @description The status of an order. Only the server moves an order from one status to the next.
         * @example 2
         * @enum {integer}
         */
        OrderStatus: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
        /**
         * Speed of delivery
         * @description A way of delivery.
         *
         *     - `standard`: The ordinary way.
         *     - `express`: The faster way.
         * @example standard
         * @enum {string}
         */
        DeliveryWayCode: "standard" | "express";
        /**
         * Arrival of an order
         * @description The days on which an order is expected at its door, at noon UTC in Unix seconds; counted in working days from the payment, or from now while it is unpaid.
         */
        Arrival: {
            delivery_way: components["schemas"]["DeliveryWayCode"];
            /** @description The first expected day. */
            earliest: components["schemas"]["UnixTime"];
            /** @description The last expected day. */
            latest: components["schemas"]["UnixTime"];
        };
        /**
         * Line of an order
         * @description The position of a line in its order, from 1.
         * @example 1
         */
        LineNumber: number;
        /**
         * Order line status
         * @description The status of one line of an order; null for an unknown status. 7 does not exist.
         * @example 1
         * @enum {integer}
         */
        OrderLineStatus: 1 | 2 | 3 | 4 | 5 | 6 | 8 | 9 | 10 | 11;
        /**
         * Days of a warranty
         * @description The remaining days to claim the warranty, including the last one, or null if it is not registered, was claimed or has expired.
         * @example 344
         */
        WarrantyDays: number | null;
        /**
         * Number of an after-sales request
         * @description The number to quote in messages about the request.
         * @example AS20260115000001
         */
        AfterSalesNumber: string;
        /**
         * Order action
         * @description An action that the customer may take on an order now.
         *
         *     - `pay`: Pay the order.
         *     - `cancel`: Cancel the order.
         *     - `confirmReceived`: Confirm that the parcel arrived.
         *     - `delete`: Remove the order from the list.
         *     - `review`: Review the goods.
         *     - `afterSales`: Request a return, an exchange or a refund.
         *     - `registerWarranty`: Register the warranty of the goods.
         *     - `track`: Track the parcel.
         * @example pay
         * @enum {string}
         */
        OrderAction: "pay" | "cancel" | "confirmReceived" | "delete" | "review" | "afterSales" | "registerWarranty" | "track";
        /**
         * Order line
         * @description One goods in an order, as it was at the time of purchase.
         */
        OrderLine: {
            id: components["schemas"]["LineNumber"];
            goods_id: components["schemas"]["GoodsId"];
            goods_name: components["schemas"]["GoodsName"];
            goods_unit: components["schemas"]["GoodsUnit"];
            thumbnail: components["schemas"]["PictureAddress"];
            goods_kind: components["schemas"]["GoodsKind"];
            goods_color: components["schemas"]["ColourName"];
            goodsnumber: components["schemas"]["Quantity"];
            /**
             * @description The color in words, in the language of the response.
             * @example Ember
             */
            goodscolor: string;
            /** @description The price per piece in money. */
            price: components["schemas"]["Money"];
            /** @description The price per piece in points; 0 if it was paid with money only. */
            points: components["schemas"]["Points"];
            /** @description The status of the line, or null if it is unknown. */
            line_status: components["schemas"]["OrderLineStatus"] | null;
            /**
             * @description The number of the customer's review of the line, or null while there is none.
             * @example 52011
             */
            cid: number | null;
            /** @description When the warranty was registered, in Unix seconds, or null while it is not. */
            qtime: components["schemas"]["UnixTimeOrNull"];
            /** @description The last moment of the warranty, in Unix seconds, or null while it is not registered. */
            baotime: components["schemas"]["UnixTimeOrNull"];
            baoday: components["schemas"]["WarrantyDays"];
            /** @description The newest after-sales request about the line, or null while there is none. */
            after_sales_id: components["schemas"]["AfterSalesNumber"] | null;
            /** @description The reason of a rejection, a sentence for the customer, or null if the request is not rejected. */
            after_sales_rejection: components["schemas"]["Message"] | null;
            /** @description The currently allowed actions on this line; only review, afterSales and registerWarranty apply to lines. */
            allowed_actions: components["schemas"]["OrderAction"][];
        };
        /**
         * Order in a list
         * @description An order in a list.
         */
        OrderSummary: {
            ordersn: components["schemas"]["OrderNumber"];
            /** @description When the order was placed. */
            ctime: components["schemas"]["UnixTime"];
            paytype: components["schemas"]["PayType"];
            /**
             * @description The delivery address in one line.
             * @example Ada Brennan, 418 Harbor View Road, Apartment 3, Seattle, WA 98101, US
             */
            buyeraddress: string;
            currency: components["schemas"]["Currency"];
            money: components["schemas"]["OrderTotal"];
            orderstatus: components["schemas"]["OrderStatus"];
            /** @description The expected days of the delivery; null after it, and for an order that is not delivered any more. */
            arrival: components["schemas"]["Arrival"] | null;
            /** @description The goods of the order. */
            lines: components["schemas"]["OrderLine"][];
            /** @description The currently allowed actions on the order. */
            allowed_actions: components["schemas"]["OrderAction"][];
        };
        /**
         * Note to an order
         * @description The shopper's note to the shop; may be empty.
         * @example Please ring twice.
         */
        OrderNote: string;
        /**
         * Step of an order
         * @description A past or expected step of an order.
         */
        OrderStep: {
            orderstatus: components["schemas"]["OrderStatus"];
            /** @description When the step was reached, in Unix seconds, or null if it is still ahead. */
            time: components["schemas"]["UnixTimeOrNull"];
            /** @description The deadline of an expected step, or the time of an automatic one, in Unix seconds. Null for past steps and for steps without a deadline. */
            until: components["schemas"]["UnixTimeOrNull"];
            /**
             * @description A sentence about the step; may be empty.
             * @example We pack it within one working day.
             */
            note: string;
        };
        /**
         * Timeline of an order
         * @description Past and coming steps of an order, oldest first.
         */
        OrderTimeline: components["schemas"]["OrderStep"][];
        /**
         * Logistics
         * @description The parcel of an order.
         */
        Logistics: {
            tracking_number: components["schemas"]["TrackingNumber"];
            carrier: components["schemas"]["CarrierCode"];
            /** @description The name of the carrier, in the language of the response. */
            company: components["schemas"]["CarrierName"];
        };
        /**
         * Deadline of an action
         * @description The deadline of an action.
         */
        EligibleUntil: {
            action: components["schemas"]["OrderAction"];
            /** @description The last second at which the action is possible. A deadline in whole days ends with its last day in UTC-12, the last time zone to end a day; so clients can show the date alone, in UTC-12. */
            until: components["schemas"]["UnixTime"];
        };
        /**
         * Reason of a cancellation
         * @description Why a customer cancels an order.
         *
         *     - `changedMind`: The customer changed their mind.
         *     - `orderedByMistake`: The order was a mistake.
         *     - `wrongAddress`: The delivery address is wrong.
         *     - `foundCheaper`: The customer found the goods for less elsewhere.
         *     - `tooSlow`: The delivery takes too long.
         *     - `other`: Another reason.
         * @example orderedByMistake
         * @enum {string}
         */
        CancelReason: "changedMind" | "orderedByMistake" | "wrongAddress" | "foundCheaper" | "tooSlow" | "other";
        /**
         * Cancellation
         * @description Why a customer canceled an order.
         */
        Cancellation: {
            reason: components["schemas"]["CancelReason"];
            /** @description Details of the reason; may be empty. */
            note: components["schemas"]["OrderNote"];
        };
        /**
         * Kind of an after-sales request
         * @description The kind of an after-sales request.
         *
         *     - `return`: The customer returns the goods for a refund.
         *     - `exchange`: The customer returns the goods for a replacement.
         *     - `refund`: The shop refunds the money, and no goods are returned.
         * @example return
         * @enum {string}
         */
        AfterSalesKind: "return" | "exchange" | "refund";
        /**
         * Why no request is possible
         * @description Why a line cannot be returned or exchanged.
         *
         *     - `tooLate`: More than 45 days have passed since the delivery.
         *     - `alreadyOpen`: The shop still reviews a request for the line.
         *     - `notPossible`: No pieces are left, nothing was paid for it, or its order has ended.
         * @example tooLate
         * @enum {string}
         */
        AfterSalesClosed: "tooLate" | "alreadyOpen" | "notPossible";
        /**
         * State of a warranty
         * @description The state of the warranty of one line of an order.
         *
         *     - `registrable`: The goods are delivered and not registered.
         *     - `active`: The warranty is registered and valid.
         *     - `claimed`: The customer reported a defect, and the claim is open.
         *     - `over`: More than a year has passed.
         * @example active
         * @enum {string}
         */
        WarrantyState: "registrable" | "active" | "claimed" | "over";
        /**
         * Possible after-sales requests
         * @description The after-sales requests that are possible now, for one line of an order or for all lines together.
         */
        AfterSalesOffer: {
            /** @description The line; null for all lines that still allow a request. */
            line_id: components["schemas"]["LineNumber"] | null;
            /** @description The possible kinds of requests; may be empty. */
            kinds: components["schemas"]["AfterSalesKind"][];
            /**
             * @description Pieces that the customer still has.
             * @example 2
             */
            most: number;
            /** @description The last second for a request by the shop's clock, in Unix seconds; null before the delivery. */
            until: components["schemas"]["UnixTimeOrNull"];
            /** @description Why no request is possible, or null if one is. */
            closed_because: components["schemas"]["AfterSalesClosed"] | null;
            /** @description The status of the warranty of the line; null before the delivery, for returned goods and for all lines together. */
            warranty: components["schemas"]["WarrantyState"] | null;
            /** @description The last second of the warranty, in Unix seconds, or null without a warranty. */
            warranty_until: components["schemas"]["UnixTimeOrNull"];
        };
        /**
         * Order in full
         * @description The data of the details page of an order.
         */
        OrderDetail: components["schemas"]["OrderSummary"] & {
            address: components["schemas"]["Address"];
            note: components["schemas"]["OrderNote"];
            /** @description The goods before reduction, tax and shipping. */
            subtotal: components["schemas"]["Money"];
            /** @description The amount of the full reduction. */
            reduction: components["schemas"]["Money"];
            /** @description The discount of the coupon. */
            coupon: components["schemas"]["Money"];
            /** @description Tax that was added to the goods after reduction and coupon; 0 where prices include it. */
            tax: components["schemas"]["Money"];
            /** @description The tax that the prices include; 0 where tax is added or unknown. Not part of the sum. */
            included_tax: components["schemas"]["Money"];
            /** @description The shipping cost. */
            shipping: components["schemas"]["Money"];
            /** @description The amount to pay: subtotal - reduction - coupon + tax + shipping. */
            total: components["schemas"]["Money"];
            /** @description Points that were paid with the order; 0 without goods for points. */
            points: components["schemas"]["Points"];
            timeline: components["schemas"]["OrderTimeline"];
            /** @description The parcel, or null before it is shipped. */
            logistics: components["schemas"]["Logistics"] | null;
            /** @description The deadlines of actions; an action that is missing here has no deadline or is not allowed. */
            eligible_until: components["schemas"]["EligibleUntil"][];
            /** @description Why the customer canceled the order, or null. */
            cancellation: components["schemas"]["Cancellation"] | null;
            /** @description The total refund in money so far. */
            refunded: components["schemas"]["Money"];
            /** @description The total refund in points so far. */
            refunded_points: components["schemas"]["Points"];
            /** @description Possible after-sales requests, one entry for each line; an order of several lines has a last entry for all of them. */
            after_sales: components["schemas"]["AfterSalesOffer"][];
            /** @description The right to withdraw from the order online, or null if the market does not offer it or the period is over. */
            withdrawal: {
                /** @description The last second of the withdrawal, in Unix seconds; null before the delivery. */
                until: components["schemas"]["UnixTimeOrNull"];
            } | null;
        };
        /**
         * Review of an order line
         * @description The customer's review of one order line.
         */
        OrderLineReview: {
            comment: components["schemas"]["Comment"];
            /** @description Whether the review is public; 0 while the shop is checking it. */
            published: components["schemas"]["Flag"];
            /** @description The URL at which the customer shared the review, or empty. */
            review_url: components["schemas"]["LinkAddress"];
            /**
             * @description Points that the review earned.
             * @example 50
             */
            points: number;
        };
        /**
         * Change of points
         * @description One entry of the point history.
         */
        PointEntry: {
            /**
             * @description The number of the change.
             * @example 22
             */
            id: number;
            /** @description When it happened. */
            time: components["schemas"]["UnixTime"];
            kind: components["schemas"]["PointKind"];
            /**
             * @description The reason as text, in the language of the response.
             * @example Review shared
             */
            name: string;
            /**
             * @description Positive for earned points, negative for spent points.
             * @example 50
             */
            change: number;
            balance: components["schemas"]["Points"];
        };
        /**
         * State of an after-sales request
         * @description The status of an after-sales request.
         *
         *     - `requested`: The shop reviews the request.
         *     - `awaitingParcel`: The shop accepted the request and waits for the parcel.
         *     - `sentBack`: The parcel is in transit to the shop.
         *     - `refunded`: The money was refunded; final.
         *     - `exchanged`: The replacement was sent; final.
         *     - `rejected`: The shop rejected the request; final.
         *     - `withdrawn`: The customer took the request back; final.
         * @example requested
         * @enum {string}
         */
        AfterSalesStatus: "requested" | "awaitingParcel" | "sentBack" | "refunded" | "exchanged" | "rejected" | "withdrawn";
        /**
         * Number of a warranty claim
         * @description The number to quote in messages about the claim.
         * @example WC20260115000001
         */
        ClaimNumber: string;
        /**
         * Reason of an after-sales request
         * @description Why the customer makes the request.
         *
         *     - `defective`: The goods do not work.
         *     - `damagedInTransit`: The goods arrived damaged.
         *     - `wrongItem`: Other goods arrived.
         *     - `notAsDescribed`: The goods differ from their description.
         *     - `missingParts`: Parts are missing.
         *     - `neverArrived`: The parcel did not arrive.
         *     - `noLongerNeeded`: The customer does not need the goods anymore.
         *     - `withdrawal`: The customer withdrew from the contract.
         *     - `other`: Another reason, in the note.
         * @example defective
         * @enum {string}
         */
        AfterSalesReason: "defective" | "damagedInTransit" | "wrongItem" | "notAsDescribed" | "missingParts" | "neverArrived" | "noLongerNeeded" | "withdrawal" | "other";
        /**
         * After-sales action
         * @description An action that the customer may take on a request now.
         *
         *     - `addTracking`: Send carrier and tracking number of the returned goods with sendBackTracking.
         *     - `withdraw`: Take the request back with withdrawAfterSales.
         * @example withdraw
         * @enum {string}
         */
        AfterSalesAction: "addTracking" | "withdraw";
        /**
         * After-sales request in a list
         * @description A customer's after-sales request and its status.
         */
        AfterSalesRequest: {
            id: components["schemas"]["AfterSalesNumber"];
            ordersn: components["schemas"]["OrderNumber"];
            kind: components["schemas"]["AfterSalesKind"];
            status: components["schemas"]["AfterSalesStatus"];
            /** @description The number of the warranty claim, or null for any other request. The customer returns defective goods as for an exchange, and the shop sends working ones or refunds the money. */
            warranty_claim: components["schemas"]["ClaimNumber"] | null;
            reason: components["schemas"]["AfterSalesReason"];
            /** @description The time of the request. */
            ctime: components["schemas"]["UnixTime"];
            /** @description The requested lines of the order, with their quantities. */
            lines: {
                line: components["schemas"]["OrderLine"];
                /** @description Pieces that the request is about. */
                goodsnumber: components["schemas"]["Quantity"];
            }[];
            currency: components["schemas"]["Currency"];
            /** @description The refund in money if the shop accepts the request; 0 for an exchange, and for a warranty claim until the shop refunds the money. */
            amount: components["schemas"]["Money"];
            /** @description The refund in points if the shop accepts the request; 0 in the same cases as `amount`. */
            points: components["schemas"]["Points"];
            /** @description The reason of a rejection, a sentence for the customer, or null if the request is not rejected. */
            rejection: components["schemas"]["Message"] | null;
            /** @description The currently allowed actions. */
            allowed_actions: components["schemas"]["AfterSalesAction"][];
        };
        /**
         * Description of a problem
         * @description The defect in the customer's words; may be empty.
         * @example The left side has been silent since yesterday.
         */
        ProblemNote: string;
        /**
         * Parcel of an after-sales request
         * @description A parcel that returns goods, or one with the replacement.
         */
        AfterSalesParcel: {
            tracking_number: components["schemas"]["TrackingNumber"];
            carrier: components["schemas"]["CarrierCode"];
            company: components["schemas"]["CarrierName"];
        };
        /**
         * Address of returns
         * @description The address for returned goods, in one line.
         * @example signal Returns, 118 Juniper Yard, Reno, NV 89502, United States
         */
        ReturnsAddress: string;
        /**
         * After-sales request in full
         * @description The data of the page of an after-sales request.
         */
        AfterSalesDetail: components["schemas"]["AfterSalesRequest"] & {
            problem: components["schemas"]["ProblemNote"];
            /** @description Pictures that the customer attached. */
            credentials: components["schemas"]["UploadedPicture"][];
            /** @description The URL of a public comment of the customer about the problem, or empty. */
            comment_url: components["schemas"]["LinkAddress"];
            note: components["schemas"]["OrderNote"];
            /** @description The parcel that returns the goods, or null. */
            parcel: components["schemas"]["AfterSalesParcel"] | null;
            /** @description The return address; absent while no goods have to be returned. */
            returns_to?: components["schemas"]["ReturnsAddress"];
            /** @description The parcel with the replacement, or null. */
            replacement: components["schemas"]["AfterSalesParcel"] | null;
            /** @description Past and coming steps of the request, oldest first. */
            timeline: {
                status: components["schemas"]["AfterSalesStatus"];
                /** @description When the step was reached, in Unix seconds, or null if it is still ahead. */
                time: components["schemas"]["UnixTimeOrNull"];
                /**
                 * @description A sentence about the step; may be empty.
                 * @example We’re reviewing your request
                 */
                note: string;
            }[];
        };
        /**
         * Number of an application
         * @description The number of an application for a free test.
         * @example 1
         */
        ApplicationNumber: number;
        /**
         * Deal status
         * @description The decision about an application for a free product test or a deal.
         * @example 3
         * @enum {integer}
         */
        DealStatus: 1 | 2 | 3;
        /**
         * Reason of an application
         * @description Why the customer would be a good tester.
         * @example I play four evenings a week and write about sound.
         */
        FreeTestReason: string;
        /**
         * Application for a free test
         * @description An application for a free product test and its decision.
         */
        TestApplication: {
            id: components["schemas"]["ApplicationNumber"];
            goods_id: components["schemas"]["GoodsId"];
            goods_name: components["schemas"]["GoodsName"];
            goods_unit: components["schemas"]["GoodsUnit"];
            goods_kind: components["schemas"]["GoodsKind"];
            goods_color: components["schemas"]["ColourName"];
            thumbnail: components["schemas"]["PictureAddress"];
            /** @description When the customer applied. */
            atime: components["schemas"]["UnixTime"];
            /** @description The contact email of the applicant. */
            cusname: components["schemas"]["Email"];
            dealstatus: components["schemas"]["DealStatus"];
            remark: components["schemas"]["FreeTestReason"];
            /**
             * @description The shop's reply.
             * @example We’ll reply within three days.
             */
            answer: string;
            /** @description Whether the shop waits for an address in the profile before it sends the goods. */
            needs_address: components["schemas"]["Flag"];
            /** @description The order that delivers the goods, or null if there is none. */
            ordersn: components["schemas"]["OrderNumber"] | null;
        };
        /**
         * Number of a winning
         * @description The number of a winning record.
         * @example 1
         */
        WinningId: number;
        /**
         * Source of a prize
         * @description Where a customer won a prize.
         *
         *     - `wheel`: The wheel.
         *     - `raffle`: A raffle.
         *     - `gift`: A gift for a product registration.
         * @example wheel
         * @enum {string}
         */
        WinningSource: "wheel" | "raffle" | "gift";
        /**
         * Prize name
         * @description The name of a prize, in the language of the response.
         * @example 15% coupon
         */
        PrizeName: string;
        /**
         * Prize type
         * @description The kind of a prize.
         * @example 1
         * @enum {integer}
         */
        PrizeType: 1 | 2;
        /**
         * Prize
         * @description A prize of the wheel or a raffle.
         */
        Prize: {
            /**
             * @description The number of the prize. On the wheel, it is the position from 1 to 6; the wheel stops at index id - 1.
             * @example 3
             */
            id: number;
            name: components["schemas"]["PrizeName"];
            type: components["schemas"]["PrizeType"];
            /** @description A picture of the prize; missing or empty without one, and clients then show an icon. */
            pic?: components["schemas"]["PictureAddress"];
            /**
             * @description A few letters for small places such as the wheel; missing if there are none.
             * @example 15%
             */
            label?: string;
        };
        /**
         * Prize address
         * @description The delivery address of a prize.
         */
        PrizeAddress: {
            email: components["schemas"]["Email"];
            /**
             * @description First name of the recipient.
             * @example Ada
             */
            buyer_first_name: string;
            /**
             * @description Last name of the recipient.
             * @example Brennan
             */
            buyer_last_name: string;
            /**
             * @description Street and house.
             * @example 418 Harbor View Road
             */
            buyer_address: string;
            /**
             * @description A second line such as a flat, or an empty string.
             * @example Apartment 3
             */
            buyer_address_two: string;
            /**
             * @description Town or city.
             * @example Seattle
             */
            city: string;
            /** @description The country; prizes of the wheel are sent within the US only. */
            country: components["schemas"]["CountryCode"];
            /**
             * @description A state: its code from listStates, or its name.
             * @example WA
             */
            region: string;
            /**
             * @description Postal code.
             * @example 98101
             */
            code: string;
            /**
             * @description The extension of a postal code, such as the last four digits, or an empty string.
             * @example 4127
             */
            subcode: string;
            phone: components["schemas"]["PhoneNumber"];
        };
        /**
         * Winning record
         * @description A prize that a customer won, or a gift that a customer chose.
         */
        Winning: {
            id: components["schemas"]["WinningId"];
            source: components["schemas"]["WinningSource"];
            /** @description The time of the draw or the choice. */
            time: components["schemas"]["UnixTime"];
            prize: components["schemas"]["Prize"];
            /** @description The coupon, or null for other prizes. */
            coupon_id: components["schemas"]["CouponId"] | null;
            /** @description Whether the prize must be shipped and its delivery address is missing. */
            misses_address: components["schemas"]["Flag"];
            /** @description The delivery address, or null if it is missing. */
            address: components["schemas"]["PrizeAddress"] | null;
        };
        /**
         * Number of a raffle
         * @description The id that drawRaffle takes.
         * @example 1
         */
        RaffleId: number;
        /**
         * Number of a registration
         * @description The number of a product registration.
         * @example 1
         */
        RegistrationId: number;
        /**
         * Address of a review
         * @description The URL of the customer's review.
         * @example https://reviews.example.com/r/5521
         */
        ReviewAddress: string;
        /**
         * Number of a gift
         * @description The id that chooseGift takes.
         * @example 32
         */
        GiftId: number;
        /**
         * Gift
         * @description A gift for a registered product.
         */
        Gift: {
            id: components["schemas"]["GiftId"];
            name: components["schemas"]["PrizeName"];
            /**
             * @description One line about it, in the language of the response.
             * @example Memory foam, fits all our headsets.
             */
            desc: string;
            /** @description A picture of the gift; missing or empty without one. */
            pic?: components["schemas"]["PictureAddress"];
        };
        /**
         * Registered product
         * @description An order that is registered for a gift.
         */
        ProductRegistration: {
            id: components["schemas"]["RegistrationId"];
            ordersn: components["schemas"]["OrderNumber"];
            /** @description The time of the registration. */
            time: components["schemas"]["UnixTime"];
            /** @description The points for the registration. */
            points: components["schemas"]["Points"];
            /** @description The URL of the review, or null without a review. */
            review_url: components["schemas"]["ReviewAddress"] | null;
            /** @description The chosen gift, or null without one. */
            gift: components["schemas"]["Gift"] | null;
            /** @description The winning record of the gift, or null without a gift. */
            winning_id: components["schemas"]["WinningId"] | null;
        };
        /**
         * Problem with goods
         * @description The defect in the customer's words.
         * @example The left side has been silent since yesterday.
         */
        GoodsProblem: string;
        /**
         * Warranty
         * @description The warranty of one order line.
         */
        Warranty: {
            ordersn: components["schemas"]["OrderNumber"];
            line_id: components["schemas"]["LineNumber"];
            goods_id: components["schemas"]["GoodsId"];
            goods_name: components["schemas"]["GoodsName"];
            goods_unit: components["schemas"]["GoodsUnit"];
            goods_kind: components["schemas"]["GoodsKind"];
            goods_color: components["schemas"]["ColourName"];
            thumbnail: components["schemas"]["PictureAddress"];
            goodsnumber: components["schemas"]["Quantity"];
            /** @description When the goods were delivered. */
            begins_at: components["schemas"]["UnixTime"];
            /** @description The last moment of the warranty. */
            ends_at: components["schemas"]["UnixTime"];
            /** @description When the warranty was registered, in Unix seconds, or null while it is not. */
            qtime: components["schemas"]["UnixTimeOrNull"];
            /** @description The last moment of the warranty, in Unix seconds, or null while it is not registered. */
            baotime: components["schemas"]["UnixTimeOrNull"];
            baoday: components["schemas"]["WarrantyDays"];
            state: components["schemas"]["WarrantyState"];
            /** @description The customer's latest claim, or null without one. Once it has ended, the customer can report another defect. */
            claim: {
                number: components["schemas"]["ClaimNumber"];
                /** @description The after-sales request of the claim. */
                request_id: components["schemas"]["AfterSalesNumber"];
                status: components["schemas"]["AfterSalesStatus"];
                /** @description When the customer reported the defect. */
                ctime: components["schemas"]["UnixTime"];
                problem: components["schemas"]["GoodsProblem"];
                /** @description Pictures of the defect. */
                credentials: components["schemas"]["UploadedPicture"][];
                /**
                 * @description The shop's reply.
                 * @example We’ll reply within 24 hours on business days.
                 */
                answer: string;
            } | null;
        };
        /**
         * Social network
         * @description A social network of the shop, from getContact.
         *
         *     - `youtube`: YouTube.
         *     - `instagram`: Instagram.
         *     - `facebook`: Facebook.
         *     - `discord`: Discord.
         * @example instagram
         * @enum {string}
         */
        SocialNetwork: "youtube" | "instagram" | "facebook" | "discord";
        /**
         * Personal data
         * @description Everything the shop stores about a customer.
         */
        PersonalData: {
            /** @description When the copy was made. */
            exported_at: components["schemas"]["UnixTime"];
            profile: components["schemas"]["Profile"];
            /** @description The saved addresses. */
            addresses: components["schemas"]["SavedAddress"][];
            /** @description All orders, the newest first; also those that the customer deleted from the list. */
            orders: components["schemas"]["OrderDetail"][];
            /** @description The customer's reviews, the newest first; also those that are not published yet. */
            reviews: (components["schemas"]["OrderLineReview"] & {
                ordersn: components["schemas"]["OrderNumber"];
                line_id: components["schemas"]["LineNumber"];
                goods_id: components["schemas"]["GoodsId"];
            })[];
            /** @description Every change of the points, the newest first. */
            points: components["schemas"]["PointEntry"][];
            /** @description All coupons, also used and expired ones. */
            coupons: components["schemas"]["Coupon"][];
            /** @description The goods on the wishlist, the newest first. */
            wishlist: {
                goods_id: components["schemas"]["GoodsId"];
                name: components["schemas"]["GoodsName"];
                goods_kind: components["schemas"]["GoodsKind"];
                goods_color: components["schemas"]["ColourName"];
            }[];
            /** @description All requests for a return, an exchange or a refund, and warranty claims, the newest first. */
            after_sales: components["schemas"]["AfterSalesDetail"][];
            /** @description The chosen avatar and decoration. */
            avatar: {
                avatar: components["schemas"]["PictureAddress"];
                /**
                 * @description The picture of the decoration; empty without one.
                 * @example
                 */
                decoration: string;
            };
            /** @description The uploaded pictures, for reviews, requests and the avatar. */
            pictures: components["schemas"]["PictureAddress"][];
            /** @description The goods in the cart, also the one of "buy now". */
            cart: {
                goods_id: components["schemas"]["GoodsId"];
                goods_number: components["schemas"]["Quantity"];
            }[];
            /** @description All applications for free product tests. */
            free_tests: components["schemas"]["TestApplication"][];
            /** @description All prizes and chosen gifts, with the address they are shipped to. */
            prizes: components["schemas"]["Winning"][];
            /** @description The raffles that the customer entered. */
            raffles: components["schemas"]["RaffleId"][];
            /** @description The orders that are registered for a gift. */
            registrations: components["schemas"]["ProductRegistration"][];
            /** @description The warranty of every delivered order line. */
            warranties: components["schemas"]["Warranty"][];
            /** @description The comments that the customer likes. */
            liked_comments: components["schemas"]["CommentNumber"][];
            /** @description The social networks that earned points for a follow. */
            social_follows: components["schemas"]["SocialNetwork"][];
            /** @description The mails that the email address of the account is subscribed to. */
            mails: {
                /** @description Whether it gets the offers. */
                offers: components["schemas"]["Flag"];
                /** @description The requested notices that are not sent yet. */
                notices: {
                    goods_id: components["schemas"]["GoodsId"];
                    kind: components["schemas"]["NoticeKind"];
                }[];
            };
            /**
             * @description The remaining spins of the lucky wheel.
             * @example 1
             */
            spins_left: number;
            /** @description The start of each login that is still valid, in Unix seconds, the latest first. */
            logins: components["schemas"]["UnixTime"][];
        };
        /**
         * Avatar number
         * @description The number of a picture of listAvatars; 1000 is the one that the customer uploaded.
         * @example 3
         */
        AvatarId: number;
        /**
         * Avatar
         * @description A picture shown beside a customer's name, or a decoration around it.
         */
        Avatar: {
            id: components["schemas"]["AvatarId"];
            /**
             * @description A description of the picture, in the language of the response.
             * @example Headset at night
             */
            name: string;
            pic: components["schemas"]["PictureAddress"];
        };
        /**
         * Decoration number
         * @description The number of a head decoration of listAvatars; 0 for none.
         * @example 101
         */
        DecorationId: number;
        /**
         * State of an order list
         * @description Filters a list of orders; the names are those of the paths below /user/order.
         *
         *     - `orders`: All orders.
         *     - `unpaid`: Orders that are not paid.
         *     - `paid`: Paid orders that are not shipped.
         *     - `shipped`: Shipped orders.
         *     - `received`: Orders whose receipt was confirmed.
         *     - `completed`: Complete orders.
         *     - `cancelled`: Canceled orders.
         * @example orders
         * @enum {string}
         */
        OrderListState: "orders" | "unpaid" | "paid" | "shipped" | "received" | "completed" | "cancelled";
        /**
         * Number of orders
         * @description The number of orders in a list, over all its pages.
         * @example 4
         */
        OrderCount: number;
        /**
         * Numbers of orders
         * @description The number of orders in each list, by the state of the list.
         */
        OrderCounts: {
            /** @description All orders that are not deleted. */
            orders: components["schemas"]["OrderCount"];
            /** @description Orders to pay. */
            unpaid: components["schemas"]["OrderCount"];
            /** @description Orders whose payment is pending or that wait to be shipped. */
            paid: components["schemas"]["OrderCount"];
            /** @description Shipped orders. */
            shipped: components["schemas"]["OrderCount"];
            /** @description Orders that arrived. */
            received: components["schemas"]["OrderCount"];
            /** @description Finished orders. */
            completed: components["schemas"]["OrderCount"];
            /** @description Canceled orders. */
            cancelled: components["schemas"]["OrderCount"];
        };
        /**
         * Tracked order
         * @description The data of an order for a person who knows its number and email.
         */
        TrackedOrder: {
            ordersn: components["schemas"]["OrderNumber"];
            /** @description When the order was placed. */
            ctime: components["schemas"]["UnixTime"];
            orderstatus: components["schemas"]["OrderStatus"];
            /** @description Whether the order is final or still in progress. */
            is_over: components["schemas"]["Flag"];
            /**
             * @description The town and country of the delivery address, without the rest of the address.
             * @example Seattle, US
             */
            destination: string;
            currency: components["schemas"]["Currency"];
            money: components["schemas"]["OrderTotal"];
            paytype: components["schemas"]["PayType"];
            /** @description The expected days of the delivery; null after it, and for an order that is not delivered any more. */
            arrival: components["schemas"]["Arrival"] | null;
            /** @description The goods of the order. */
            lines: components["schemas"]["OrderLine"][];
            timeline: components["schemas"]["OrderTimeline"];
            /** @description The parcel, or null before it is shipped. */
            logistics: components["schemas"]["Logistics"] | null;
        };
        /**
         * Receipt of a withdrawal
         * @description The receipt of a withdrawal with its time.
         */
        WithdrawalReceipt: {
            /**
             * @description The number of the receipt.
             * @example WD1F09C2A7B4
             */
            number: string;
            ordersn: components["schemas"]["OrderNumber"];
            /** @description The email address that received the receipt. */
            email: components["schemas"]["Email"];
            /** @description When the withdrawal was declared. */
            time: components["schemas"]["UnixTime"];
            /** @description The return address; null if no goods were delivered. Backends of release 0.2.0 omit the field; the email then contains the instructions. */
            returns_to?: components["schemas"]["ReturnsAddress"] | null;
        };
        /**
         * Order to withdraw from
         * @description The order in the first step of a withdrawal.
         */
        WithdrawableOrder: {
            ordersn: components["schemas"]["OrderNumber"];
            /** @description When the order was placed. */
            ctime: components["schemas"]["UnixTime"];
            orderstatus: components["schemas"]["OrderStatus"];
            /** @description The goods of the order. */
            lines: components["schemas"]["OrderLine"][];
            currency: components["schemas"]["Currency"];
            /** @description The refund in money after the goods have been returned. */
            refundable: components["schemas"]["Money"];
            /** @description The refund in points after the goods have been returned. */
            refundable_points: components["schemas"]["Points"];
            /** @description The last second of the withdrawal, in Unix seconds; null before the delivery. */
            until: components["schemas"]["UnixTimeOrNull"];
            /** @description The receipt of a withdrawal that was already declared and is valid, or null if none was. A customer who lost the answer of the second step finds the receipt again. */
            declared: components["schemas"]["WithdrawalReceipt"] | null;
        };
        /**
         * List of coupons
         * @description Filters the coupons of a customer by status.
         *
         *     - `all`: All coupons.
         *     - `unused`: Coupons that can be used.
         *     - `used`: Coupons that an order used.
         *     - `stale`: Coupons that expired unused.
         * @example unused
         * @enum {string}
         */
        CouponListState: "all" | "unused" | "used" | "stale";
        /**
         * Number of coupons
         * @description How many coupons are in one list.
         * @example 3
         */
        CouponCount: number;
        /**
         * Direction of points
         * @description Filters the point history.
         *
         *     - `all`: All changes.
         *     - `earned`: Earned points.
         *     - `spent`: Spent points.
         * @example all
         * @enum {string}
         */
        PointDirection: "all" | "earned" | "spent";
        /**
         * Cart type
         * @description Which cart a call is about.
         * @example 1
         * @enum {integer}
         */
        CartType: 1 | 2;
        /**
         * Temporary cart entry
         * @description One goods in the cart of a guest, in the format of the temp_car cookie.
         */
        TemporaryCartEntry: {
            id: components["schemas"]["GoodsId"];
            goods_number: components["schemas"]["Quantity"];
            type: components["schemas"]["CartType"];
        };
        /**
         * Cart item
         * @description One goods in a cart, priced now.
         */
        CartItem: {
            goods_id: components["schemas"]["GoodsId"];
            goods_number: components["schemas"]["Quantity"];
            name: components["schemas"]["GoodsName"];
            goods_unit: components["schemas"]["GoodsUnit"];
            pic_index: components["schemas"]["PictureAddress"];
            goods_kind: components["schemas"]["GoodsKind"];
            goods_color: components["schemas"]["ColourName"];
            /** @description The current price per piece. */
            price: components["schemas"]["Money"];
            /** @description The price per piece without any rebate. */
            original_price: components["schemas"]["Money"];
            lowest_price_30_days: components["schemas"]["LowestPrice"];
            /** @description Whether the goods are free, for a product test. */
            is_free: components["schemas"]["Flag"];
            /** @description Whether the goods are bought with points. */
            is_integral: components["schemas"]["Flag"];
            is_rebate: components["schemas"]["RebateKind"];
            /** @description Whether the price is that of a flash sale. */
            is_seckill: components["schemas"]["Flag"];
            stock_count: components["schemas"]["StockCount"];
            /** @description The most pieces of the goods in one order. */
            maximum: components["schemas"]["Quantity"];
            /** @description The price per piece in points when it is exchanged for them, else null. */
            integral_price: components["schemas"]["PointPrice"];
        };
        /**
         * Pieces in a cart
         * @description How many pieces are in the cart now, all goods together.
         * @example 3
         */
        CartCount: number;
        /**
         * Full reduction
         * @description The progress of a cart through the tiers of the full reduction: 30, 60, 120, 180, 240, 300, 360 save 2, 5, 10, 15, 20, 25, 30. A tier is reached when the eligible subtotal equals it. Free goods, goods for points, with a rebate or in a flash sale do not count.
         */
        FullReduction: {
            /** @description The highest tier reached, 0 before the first. */
            begin: components["schemas"]["Money"];
            /** @description The subtotal of the goods that count. */
            pay: components["schemas"]["Money"];
            /** @description The next tier; equal to begin when the last one is reached. */
            over: components["schemas"]["Money"];
            /** @description Whether the promotion is active. */
            kg: components["schemas"]["Flag"];
            /** @description The current reduction. */
            reduce: components["schemas"]["Money"];
            /** @description The amount missing to the next tier, 0 at the last. */
            poor: components["schemas"]["Money"];
        };
        /**
         * Requested quantity
         * @description The quantity that a shopper requests. Wider than Quantity, so that the shop refuses too few (3005) and too many (3004) with a message instead of rejecting the request as malformed.
         * @example 2
         */
        RequestedQuantity: number;
        /**
         * Order to pay
         * @description An order on the payment page.
         */
        PayableOrder: {
            ordersn: components["schemas"]["OrderNumber"];
            currency: components["schemas"]["Currency"];
            /** @description The amount to pay: subtotal - reduction - coupon + tax + shipping. */
            money: components["schemas"]["Money"];
            orderstatus: components["schemas"]["OrderStatus"];
            paytype: components["schemas"]["PayType"];
            /** @description The goods of the order. */
            lines: components["schemas"]["OrderLine"][];
            address: components["schemas"]["Address"];
            /** @description The goods before reduction, tax and shipping. */
            subtotal: components["schemas"]["Money"];
            /** @description The amount of the full reduction. */
            reduction: components["schemas"]["Money"];
            /** @description The discount of the coupon. */
            coupon: components["schemas"]["Money"];
            /** @description Tax that was added to the goods after reduction and coupon; 0 where prices include it. */
            tax: components["schemas"]["Money"];
            /** @description The tax that the prices include; 0 where tax is added or unknown. Not part of the sum. */
            included_tax: components["schemas"]["Money"];
            /** @description The shipping cost. */
            shipping: components["schemas"]["Money"];
            /** @description The expected days of the delivery; null after it, and for an order that is not delivered any more. */
            arrival: components["schemas"]["Arrival"] | null;
            /** @description Points that were paid with the order; 0 without goods for points. */
            points: components["schemas"]["Points"];
        };
        /**
         * Charge status
         * @description The status of a payment at the card payment provider.
         * @example 4
         * @enum {integer}
         */
        ChargeStatus: 1 | 2 | 3 | 4 | 5;
        /**
         * Payment token
         * @description The payment provider's token for a card; the card itself never reaches the shop. The built-in test provider knows test_success, test_declined and test_insufficient_funds.
         * @example test_success
         */
        PaymentToken: string;
        /**
         * Charge number
         * @description The provider's number of one attempt to pay an order.
         * @example ch_de1742a69b2d43f907864f63
         */
        ChargeId: string;
        /**
         * Text of a review
         * @description The text of the review, plain text.
         * @example Light enough to forget. The mic cuts my keyboard out completely.
         */
        ReviewText: string;
        /**
         * Goods and their customer
         * @description The customer's relation to goods and allowed actions.
         */
        GoodsUserInfo: {
            /**
             * @description Pieces of the goods that the customer bought and did not return.
             * @example 1
             */
            bought: number;
            /** @description When the customer last bought the goods, or null if none of them is left. */
            bought_at: components["schemas"]["UnixTime"] | null;
            /** @description The order line that the customer may review now, or null. */
            reviewable: {
                ordersn: components["schemas"]["OrderNumber"];
                line_id: components["schemas"]["LineNumber"];
                /** @description The last moment for the review. */
                closes_at: components["schemas"]["UnixTime"];
            } | null;
            /** @description The customer's status in the free test of these goods. */
            free_test: {
                /** @description Whether the customer may apply now. */
                open: components["schemas"]["Flag"];
                /** @description The customer's application, or null while there is none. */
                application_id: components["schemas"]["ApplicationNumber"] | null;
                /** @description The decision about the application, or null if there is none. */
                dealstatus: components["schemas"]["DealStatus"] | null;
            };
            /** @description The coupons for the goods that the customer can take. */
            coupons_open: components["schemas"]["CouponOfferId"][];
            /** @description The coupons for the goods that the customer has taken. */
            coupons_taken: components["schemas"]["CouponOfferId"][];
        };
        /**
         * Order number of a marketplace
         * @description The number of an order that was placed on a marketplace, as shown in its confirmation.
         * @example 112-5550142-7301884
         */
        MarketplaceOrderNumber: string;
        /**
         * State of a marketplace warranty
         * @description Whether the warranty of goods from a marketplace is valid.
         *
         *     - `active`: The warranty is valid.
         *     - `over`: More than a year has passed.
         * @example active
         * @enum {string}
         */
        MarketplaceWarrantyState: "active" | "over";
        /**
         * Warranty of goods from a marketplace
         * @description The data of goods that were bought at a marketplace.
         */
        MarketplaceWarranty: {
            order_number: components["schemas"]["MarketplaceOrderNumber"];
            /**
             * @description The marketplace of the purchase.
             * @example Amazon
             */
            marketplace: string;
            goods_id: components["schemas"]["GoodsId"];
            goods_name: components["schemas"]["GoodsName"];
            goods_unit: components["schemas"]["GoodsUnit"];
            goods_kind: components["schemas"]["GoodsKind"];
            goods_color: components["schemas"]["ColourName"];
            thumbnail: components["schemas"]["PictureAddress"];
            /** @description When the marketplace delivered them; the warranty begins then. */
            bought_at: components["schemas"]["UnixTime"];
            /** @description The last moment of the warranty. */
            ends_at: components["schemas"]["UnixTime"];
            state: components["schemas"]["MarketplaceWarrantyState"];
        };
        /**
         * Kind of a return
         * @description The compensation for returned goods.
         *
         *     - `return`: The money.
         *     - `exchange`: A replacement.
         * @example return
         * @enum {string}
         */
        ReturnKind: "return" | "exchange";
        /**
         * Filter of after-sales requests
         * @description Filters the after-sales requests of a customer.
         *
         *     - `all`: All requests.
         *     - `open`: Requests that are not closed.
         *     - `over`: Closed requests.
         * @example all
         * @enum {string}
         */
        AfterSalesListState: "all" | "open" | "over";
        /**
         * Kind of a tax
         * @description The tax on goods by its kind.
         *
         *     - `sales`: The sales tax of US states.
         *     - `vat`: Value-added tax.
         *     - `gst`: Goods and services tax.
         *     - `consumption`: The consumption tax of Japan.
         * @example sales
         * @enum {string}
         */
        TaxKind: "sales" | "vat" | "gst" | "consumption";
        /**
         * Tax of a country
         * @description The tax on goods that are delivered to a country.
         */
        DeliveryTax: {
            kind: components["schemas"]["TaxKind"];
            /** @description Whether prices include the tax; otherwise getOrderTax adds it. */
            is_included: components["schemas"]["Flag"];
            /**
             * @description The rate in percent; null when it depends on the state.
             * @example 19
             */
            rate: number | null;
        };
        /**
         * Field of an address
         * @description A field of Address.
         *
         *     - `first_name`: The first name.
         *     - `last_name`: The last name.
         *     - `address`: Street and house number.
         *     - `address_two`: A second line, such as a flat.
         *     - `postal_code`: The postal code.
         *     - `city`: The town or city.
         *     - `state`: The state.
         *     - `phone`: The phone number.
         * @example first_name
         * @enum {string}
         */
        AddressField: "first_name" | "last_name" | "address" | "address_two" | "postal_code" | "city" | "state" | "phone";
        /**
         * Kind of a state
         * @description The word of a country for its states; null without states.
         *
         *     - `state`: State.
         *     - `province`: Province.
         *     - `prefecture`: Prefecture.
         *     - `null`: The country has no states in its addresses.
         * @example state
         * @enum {string|null}
         */
        StateKind: "state" | "province" | "prefecture" | null;
        /**
         * Address form of a country
         * @description The fields of an address in a country.
         */
        CountryAddressForm: {
            /** @description The fields of Address in the order in which people of the country write them. Without `state`, the country has no states in its addresses, and `state` is an empty string. */
            fields: components["schemas"]["AddressField"][];
            state_kind: components["schemas"]["StateKind"];
            /** @description The permitted states by name; empty without states. */
            states: {
                /**
                 * @description The value of `state` in an address.
                 * @example WA
                 */
                code: string;
                /**
                 * @description The name of the state.
                 * @example Washington
                 */
                name: string;
            }[];
            /** @description The format of a postal code. */
            postal_code: {
                /**
                 * @description A regular expression for the whole postal code, in capital letters and without space around it.
                 * @example [0-9]{5}
                 */
                pattern: string;
                /**
                 * @description A postal code of the country.
                 * @example 80331
                 */
                example: string;
            };
        };
        /**
         * Way of delivery
         * @description A speed of delivery with its price.
         */
        DeliveryWay: {
            code: components["schemas"]["DeliveryWayCode"];
            /** @description The shipping cost of an order; 0 is free. */
            price: components["schemas"]["Money"];
            /**
             * @description Working days from the order to the door, at the earliest.
             * @example 3
             */
            min_days: number;
            /**
             * @description Working days from the order to the door, at the latest.
             * @example 5
             */
            max_days: number;
        };
        /**
         * Delivery country
         * @description A country that orders are delivered to: the currency its shoppers expect, its tax, the form of its addresses, and the ways of delivery.
         */
        DeliveryCountry: {
            code: components["schemas"]["CountryCode"];
            /** @description The currency in which shoppers of the country expect prices. */
            currency: components["schemas"]["Currency"];
            tax: components["schemas"]["DeliveryTax"];
            address_form: components["schemas"]["CountryAddressForm"];
            /** @description The ways of delivery to the country, the ordinary one first. */
            delivery_ways: components["schemas"]["DeliveryWay"][];
        };
        /**
         * Number of spins
         * @description The remaining spins of a customer.
         * @example 1
         */
        SpinCount: number;
        /**
         * Result of a draw
         * @description The prize, and the number of its winning record.
         */
        Draw: components["schemas"]["Prize"] & {
            winning_id: components["schemas"]["WinningId"];
        };
        /**
         * Kind of a raffle
         * @description The context of a raffle.
         *
         *     - `holiday`: A raffle of a holiday.
         *     - `activity`: A raffle that is open while the flash sale is.
         * @example holiday
         * @enum {string}
         */
        RaffleKind: "holiday" | "activity";
        /**
         * Name of an activity
         * @description The name of a raffle or a sale, in the language of the response.
         * @example New Year raffle
         */
        ActivityName: string;
        /**
         * State of a raffle
         * @description Whether tickets of a raffle can be drawn.
         *
         *     - `coming`: Not open yet.
         *     - `open`: Tickets can be drawn.
         *     - `over`: Closed.
         * @example coming
         * @enum {string}
         */
        RaffleState: "coming" | "open" | "over";
        /**
         * Raffle
         * @description A draw with a start and an end; each customer draws one ticket.
         */
        Raffle: {
            id: components["schemas"]["RaffleId"];
            kind: components["schemas"]["RaffleKind"];
            name: components["schemas"]["ActivityName"];
            /**
             * @description A one-line description.
             * @example One ticket per customer. Every ticket wins.
             */
            desc: string;
            /** @description The start of the raffle. */
            begin_time: components["schemas"]["UnixTime"];
            /** @description The end of the raffle. */
            over_time: components["schemas"]["UnixTime"];
            state: components["schemas"]["RaffleState"];
            /** @description Whether the customer has drawn a ticket; 0 for a guest. */
            drawn: components["schemas"]["Flag"];
            /** @description The prizes. */
            prizes: components["schemas"]["Prize"][];
        };
        /**
         * Name of a member level
         * @description The name of a level, in the language of the response.
         * @example Player
         */
        MemberLevelName: string;
        /**
         * Member level
         * @description One level and the perks that it adds to those before it.
         */
        MemberLevel: {
            level: components["schemas"]["MemberLevelNumber"];
            name: components["schemas"]["MemberLevelName"];
            /**
             * @description The lifetime points that the level requires.
             * @example 500
             */
            from_points: number;
            /** @description Whether the customer has reached the level. */
            reached: components["schemas"]["Flag"];
            /** @description The benefits of the level. */
            perks: {
                /**
                 * @description The name of the level.
                 * @example Member coupon
                 */
                name: string;
                /**
                 * @description One line about it.
                 * @example A fixed amount off your next order.
                 */
                desc: string;
            }[];
        };
        /**
         * Kind of an activity
         * @description The kind of an event of the shop.
         *
         *     - `flashSale`: The flash sale.
         *     - `bigSale`: The sale of /bigsale.
         *     - `wheel`: The wheel.
         *     - `raffle`: A raffle.
         * @example flashSale
         * @enum {string}
         */
        ActivityKind: "flashSale" | "bigSale" | "wheel" | "raffle";
        /**
         * Activity
         * @description An event of the shop with a start and an end.
         */
        Activity: {
            kind: components["schemas"]["ActivityKind"];
            /** @description The number of the raffle, or null for other activities. */
            raffle_id: components["schemas"]["RaffleId"] | null;
            name: components["schemas"]["ActivityName"];
            /** @description The start of the activity. */
            begin_time: components["schemas"]["UnixTime"];
            /** @description The end of the activity. */
            over_time: components["schemas"]["UnixTime"];
            /** @description Whether the activity is open now. */
            open: components["schemas"]["Flag"];
        };
        AddBannerItemResult: {
            msg: components["schemas"]["Message"];
            number: components["schemas"]["CartCount"];
        };
        AddBannerItemArgument: {
            goods_id: components["schemas"]["GoodsId"];
        };
        AddCartItemResult: {
            msg: components["schemas"]["Message"];
            number: components["schemas"]["CartCount"];
        };
        AddCartItemArgument: {
            id: components["schemas"]["GoodsId"];
            goods_number: components["schemas"]["RequestedQuantity"];
        };
        AddWishResult: {
            msg: components["schemas"]["Message"];
            total: components["schemas"]["WishCount"];
        };
        AddWishArgument: {
            id: components["schemas"]["GoodsId"];
        };
        ApplyForFreeTestResult: {
            msg: components["schemas"]["Message"];
            application: components["schemas"]["TestApplication"];
        };
        ApplyForFreeTestArgument: {
            goods_id: components["schemas"]["GoodsId"];
            /** @description The contact email of the applicant. */
            email: components["schemas"]["Email"];
            reason: components["schemas"]["FreeTestReason"];
        };
        BuyNowResult: {
            msg: components["schemas"]["Message"];
        };
        BuyNowArgument: {
            id: components["schemas"]["GoodsId"];
            goods_number: components["schemas"]["RequestedQuantity"];
            /**
             * @description Always 2, the buy-now cart.
             * @example 2
             * @constant
             */
            type: 2;
            /** @description 1 to exchange points for the goods; the customer pays money when left out. */
            is_integral?: components["schemas"]["Flag"] | undefined;
        };
        CancelOrderResult: {
            msg: components["schemas"]["Message"];
            orderstatus: components["schemas"]["OrderStatus"];
            /** @description The refund; 0 for an unpaid order. */
            refunded: components["schemas"]["Money"];
        };
        CancelOrderArgument: {
            ordersn: components["schemas"]["OrderNumber"];
            reason: components["schemas"]["CancelReason"];
            /** @description Details of the reason; optional. */
            note?: components["schemas"]["OrderNote"] | undefined;
        };
        CancelPraiseResult: {
            msg: components["schemas"]["Message"];
            /** @description How many customers praise the comment now. */
            praise_count: components["schemas"]["PraiseCount"];
            /** @description Whether the current customer does. */
            praised: components["schemas"]["Flag"];
        };
        CancelPraiseArgument: {
            id: components["schemas"]["CommentNumber"];
        };
        ChangePasswordResult: {
            msg: components["schemas"]["Message"];
        };
        ChangePasswordArgument: {
            /** @description The current password. */
            current_password: components["schemas"]["Password"];
            password: components["schemas"]["Password"];
            /** @description The same new password again. */
            password_confirmation: components["schemas"]["Password"];
        };
        CheckoutCartResult: {
            msg: components["schemas"]["Message"];
        };
        CheckoutCartArgument: {
            /** @description The lines and their quantities. */
            params: {
                goods_id: components["schemas"]["GoodsId"];
                goods_number: components["schemas"]["RequestedQuantity"];
            }[];
            /** @description The cart; the ordinary one when left out. */
            cartype?: components["schemas"]["CartType"] | undefined;
        };
        CheckoutOrderResult: {
            msg: components["schemas"]["Message"];
            charge_id: components["schemas"]["ChargeId"];
            charge_status: components["schemas"]["ChargeStatus"];
            /**
             * @description The provider's page that the shopper must visit first, a URL or a path of this origin; null for most payments. It redirects back to /pay_result.
             * @example https://pay.example.com/challenge/ch_de1742a69b2d43f907864f63
             */
            redirect_url: string | null;
        };
        CheckoutOrderArgument: {
            ordersn: components["schemas"]["OrderNumber"];
            payment_token: components["schemas"]["PaymentToken"];
        };
        ChooseGiftResult: {
            msg: components["schemas"]["Message"];
            registration: components["schemas"]["ProductRegistration"];
        };
        ChooseGiftArgument: {
            registration_id: components["schemas"]["RegistrationId"];
            gift_id: components["schemas"]["GiftId"];
        };
        ClaimSocialFollowResult: {
            msg: components["schemas"]["Message"];
            points: components["schemas"]["Points"];
            entry: components["schemas"]["PointEntry"];
        };
        ClaimSocialFollowArgument: {
            network: components["schemas"]["SocialNetwork"];
        };
        ClaimWarrantyResult: {
            msg: components["schemas"]["Message"];
            warranty: components["schemas"]["Warranty"];
        };
        ClaimWarrantyArgument: {
            ordersn: components["schemas"]["OrderNumber"];
            line_id: components["schemas"]["LineNumber"];
            problem: components["schemas"]["GoodsProblem"];
            /** @description Pictures of the defect. */
            credentials: components["schemas"]["UploadedPicture"][];
        };
        CompareGoodsResult: {
            /** @description The goods in the requested order. */
            msg: components["schemas"]["GoodsSummary"][];
            /** @description The lines of the table. */
            rows: {
                /**
                 * @description The name of the specification, in the language of the response.
                 * @example Battery life
                 */
                name: string;
                /** @description One value per goods, or null where it does not apply. */
                values: (string | null)[];
                /** @description Whether the values are not all the same. */
                differs: components["schemas"]["Flag"];
            }[];
        };
        CompareGoodsArgument: {
            /** @description Numbers of the goods to compare. */
            ids: components["schemas"]["GoodsId"][];
        };
        ConfirmChargeResult: {
            msg: components["schemas"]["Message"];
            charge_status: components["schemas"]["ChargeStatus"];
            orderstatus: components["schemas"]["OrderStatus"];
        };
        ConfirmChargeArgument: {
            ordersn: components["schemas"]["OrderNumber"];
            charge_id: components["schemas"]["ChargeId"];
        };
        ConfirmReceivedResult: {
            msg: components["schemas"]["Message"];
            orderstatus: components["schemas"]["OrderStatus"];
        };
        ConfirmReceivedArgument: {
            ordersn: components["schemas"]["OrderNumber"];
        };
        DeleteAddressResult: {
            msg: components["schemas"]["Message"];
        };
        DeleteAddressArgument: {
            id: components["schemas"]["SavedAddressId"];
        };
        DeleteCartItemResult: {
            msg: components["schemas"]["Message"];
            number: components["schemas"]["CartCount"];
        };
        DeleteCartItemArgument: {
            id: components["schemas"]["GoodsId"];
            /** @description The cart; the ordinary one when left out. */
            cartype?: components["schemas"]["CartType"] | undefined;
        };
        DeleteOrderResult: {
            msg: components["schemas"]["Message"];
            orderstatus: components["schemas"]["OrderStatus"];
        };
        DeleteOrderArgument: {
            ordersn: components["schemas"]["OrderNumber"];
        };
        DrawRaffleResult: {
            msg: components["schemas"]["Message"];
            data: components["schemas"]["Draw"];
        };
        DrawRaffleArgument: {
            id: components["schemas"]["RaffleId"];
        };
        ExportPersonalDataResult: {
            msg: components["schemas"]["PersonalData"];
        };
        FindMarketplaceWarrantyResult: {
            /** @description The warranties of the goods of that order. */
            msg: components["schemas"]["MarketplaceWarranty"][];
        };
        FindMarketplaceWarrantyArgument: {
            order_number: components["schemas"]["MarketplaceOrderNumber"];
            email: components["schemas"]["Email"];
        };
        FindOrderResult: {
            msg: components["schemas"]["TrackedOrder"];
        };
        FindOrderArgument: {
            ordersn: components["schemas"]["OrderNumber"];
            /** @description The email of the order. */
            email: components["schemas"]["Email"];
        };
        FindWithdrawableOrderResult: {
            msg: components["schemas"]["WithdrawableOrder"];
        };
        FindWithdrawableOrderArgument: {
            ordersn: components["schemas"]["OrderNumber"];
            /** @description The email of the order. */
            email: components["schemas"]["Email"];
        };
        GetActivityTimesResult: {
            /** @description The activities by start time. */
            msg: components["schemas"]["Activity"][];
            /** @description The server's time, which decides whether an activity is open. */
            server_time: components["schemas"]["UnixTime"];
        };
        GetBannerResult: {
            /** @description The banner, or null without one. */
            msg: components["schemas"]["SideBanner"] | null;
        };
        GetBannerArgument: {
            place: components["schemas"]["BannerPlace"];
        };
        GetCartResult: {
            /** @description The items, in the order they were added. */
            msg: components["schemas"]["CartItem"][];
            /** @description The subtotal of all items before the full reduction. */
            pay: components["schemas"]["Money"];
            /** @description The total of the items, pay minus the full reduction, without tax and shipping. */
            total: components["schemas"]["Money"];
            number: components["schemas"]["CartCount"];
            /** @description Whether the full reduction applies. */
            rebate: components["schemas"]["Flag"];
            msgData: components["schemas"]["FullReduction"];
        };
        GetCartArgument: {
            /** @description The cart; the ordinary one when left out. */
            cartype?: components["schemas"]["CartType"] | undefined;
            /** @description The guest's temporary cart; ignored with a token. */
            items?: components["schemas"]["TemporaryCartEntry"][] | undefined;
        };
        GetContactResult: {
            msg: components["schemas"]["Contact"];
            /**
             * @description The tiktok token that makes the tiktok entry of the menu visible, or an empty string.
             * @example
             */
            tiktok: string;
        };
        GetCustomerRightsResult: {
            /** @description The level of the customer, and all levels. */
            msg: {
                level: components["schemas"]["MemberLevelNumber"];
                name: components["schemas"]["MemberLevelName"];
                /**
                 * @description The lifetime points of the customer.
                 * @example 2740
                 */
                points_earned: number;
                /** @description The requirement of the next level, or null on the highest. */
                next: {
                    level: components["schemas"]["MemberLevelNumber"];
                    name: components["schemas"]["MemberLevelName"];
                    /**
                     * @description The missing points.
                     * @example 2260
                     */
                    points_missing: number;
                } | null;
                /** @description All levels, lowest first. */
                levels: components["schemas"]["MemberLevel"][];
            };
        };
        GetFlashSaleResult: {
            /** @description The lists of the sale, each with its own countdown. */
            msg: components["schemas"]["FlashSaleList"][];
            /** @description When the sale opens; 0 when none is planned. */
            activity_begin_time: components["schemas"]["UnixTime"];
            /** @description When the sale closes; 0 when none is planned. */
            activity_over_time: components["schemas"]["UnixTime"];
            /** @description The current time of the server. */
            server_time: components["schemas"]["UnixTime"];
            /** @description The background picture of the sale page, or an empty string. */
            background_pic: components["schemas"]["PictureAddress"];
            /** @description The picture of the seasonal popup, or an empty string. */
            window_pic: components["schemas"]["PictureAddress"];
        };
        GetFreeTestResult: {
            msg: components["schemas"]["TestApplication"];
            /** @description The conditions of the test. */
            rules: components["schemas"]["TextBlock"][];
        };
        GetFreeTestArgument: {
            id: components["schemas"]["ApplicationNumber"];
        };
        GetGoodsResult: {
            msg: components["schemas"]["GoodsDetail"];
        };
        GetGoodsArgument: {
            id: components["schemas"]["GoodsId"];
        };
        GetGoodsUserInfoResult: {
            msg: components["schemas"]["GoodsUserInfo"];
        };
        GetGoodsUserInfoArgument: {
            id: components["schemas"]["GoodsId"];
        };
        GetMailSubscriptionResult: {
            msg: components["schemas"]["MailSubscription"];
        };
        GetMailSubscriptionArgument: {
            token: components["schemas"]["MailToken"];
        };
        GetOrderResult: {
            msg: components["schemas"]["OrderDetail"];
        };
        GetOrderArgument: {
            ordersn: components["schemas"]["OrderNumber"];
        };
        GetOrderDataResult: {
            msg: components["schemas"]["PayableOrder"];
        };
        GetOrderDataArgument: {
            ordersn: components["schemas"]["OrderNumber"];
        };
        GetOrderLineReviewResult: {
            /** @description The line and its review. */
            msg: {
                line: components["schemas"]["OrderLine"];
                /** @description The review, or null without one. */
                review: components["schemas"]["OrderLineReview"] | null;
                /** @description Whether the customer may review the line now. */
                open: components["schemas"]["Flag"];
                /** @description The last moment for a review, in Unix seconds, or null before the delivery. */
                closes_at: components["schemas"]["UnixTimeOrNull"];
            };
        };
        GetOrderLineReviewArgument: {
            ordersn: components["schemas"]["OrderNumber"];
            line_id: components["schemas"]["LineNumber"];
        };
        GetOrderTaxResult: {
            msg: components["schemas"]["Message"];
            /** @description The goods before reduction, tax and shipping. */
            subtotal: components["schemas"]["Money"];
            /** @description The amount of the full reduction. */
            reduction: components["schemas"]["Money"];
            /** @description The discount of the coupon, at most the subtotal after the reduction. */
            coupon: components["schemas"]["Money"];
            /** @description Tax that is added to the goods after reduction and coupon; 0 where prices include it. */
            tax: components["schemas"]["Money"];
            /** @description The tax that the prices include; 0 where tax is added or unknown. Not part of the sum. */
            included_tax: components["schemas"]["Money"];
            /** @description The shipping cost. */
            shipping: components["schemas"]["Money"];
            /** @description The amount to pay: subtotal - reduction - coupon + tax + shipping. */
            total: components["schemas"]["Money"];
            /** @description The price of the goods for points; 0 without any. */
            points: components["schemas"]["Points"];
        };
        GetOrderTaxArgument: {
            /** @description The cart; the ordinary one when left out. */
            cartype?: components["schemas"]["CartType"] | undefined;
            region?: components["schemas"]["CountryCode"] | undefined;
            state?: components["schemas"]["StateName"] | undefined;
            postal_code?: components["schemas"]["PostalCode"] | undefined;
            /** @description A coupon of the customer; it has priority over a code. */
            coupon_id?: components["schemas"]["CouponId"] | undefined;
            coupon_code?: components["schemas"]["CouponCode"] | undefined;
            /** @description The way of delivery; the ordinary one when left out. */
            delivery_way?: components["schemas"]["DeliveryWayCode"] | undefined;
        };
        GetPointRulesResult: {
            /** @description The ways to earn points. */
            msg: components["schemas"]["PointRule"][];
        };
        GetProfileResult: {
            msg: components["schemas"]["Profile"];
        };
        GetRefundDetailResult: {
            msg: components["schemas"]["AfterSalesDetail"];
        };
        GetRefundDetailArgument: {
            id: components["schemas"]["AfterSalesNumber"];
        };
        GetTermResult: {
            msg: components["schemas"]["TermText"];
        };
        GetTermArgument: {
            title: components["schemas"]["TermTitle"];
        };
        GetUserInfoResult: {
            msg: components["schemas"]["UserInfo"];
        };
        GetWheelResult: {
            /** @description The wheel. */
            msg: {
                /** @description Whether the customer can spin it now. */
                open: components["schemas"]["Flag"];
                /** @description The remaining spins of the customer; 0 for a guest. */
                chances: components["schemas"]["SpinCount"];
                /** @description The prizes, the first one at the top of the wheel. */
                prizes: components["schemas"]["Prize"][];
                /** @description When the wheel opens. */
                begin_time: components["schemas"]["UnixTime"];
                /** @description When the wheel closes. */
                over_time: components["schemas"]["UnixTime"];
                /** @description The clock of the shop. */
                server_time: components["schemas"]["UnixTime"];
                /**
                 * @description The time until a gift is sent after its address is saved.
                 * @example 2
                 */
                ships_within_business_days: number;
            };
        };
        JoinCartResult: {
            msg: components["schemas"]["Message"];
            number: components["schemas"]["CartCount"];
            /** @description Goods that could not be merged, because they are discontinued or out of stock. */
            skipped: components["schemas"]["GoodsId"][];
        };
        JoinCartArgument: {
            /** @description The temporary cart of the guest. */
            items: components["schemas"]["TemporaryCartEntry"][];
        };
        JoinWishesResult: {
            msg: components["schemas"]["Message"];
            total: components["schemas"]["WishCount"];
            /** @description Numbers of the omitted goods. */
            skipped: components["schemas"]["GoodsId"][];
        };
        JoinWishesArgument: {
            /** @description Numbers of goods, the latest one first. */
            ids: components["schemas"]["GoodsId"][];
        };
        KeepAccountResult: {
            msg: components["schemas"]["Message"];
        };
        ListActivityCouponsResult: {
            /** @description The coupons. */
            msg: components["schemas"]["CouponOffer"][];
        };
        ListAddressesResult: {
            /** @description The addresses. */
            msg: components["schemas"]["SavedAddress"][];
        };
        ListAfterSalesResult: {
            /** @description The requests of this page. */
            msg: components["schemas"]["AfterSalesRequest"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        ListAfterSalesArgument: {
            /** @description Only these requests; all when left out. */
            state?: components["schemas"]["AfterSalesListState"] | undefined;
            /** @description Only those about this order; all when left out. */
            ordersn?: components["schemas"]["OrderNumber"] | undefined;
            page?: components["schemas"]["PageNumber"] | undefined;
            page_size?: components["schemas"]["PageSize"] | undefined;
        };
        ListAvatarsResult: {
            /** @description The available and the selected avatar and decoration. */
            msg: {
                /** @description Pictures. */
                avatars: components["schemas"]["Avatar"][];
                /** @description Decorations around the picture. */
                decorations: components["schemas"]["Avatar"][];
                avatar_id: components["schemas"]["AvatarId"];
                decoration_id: components["schemas"]["DecorationId"];
                /** @description The URL of the current picture. */
                avatar: components["schemas"]["PictureAddress"];
                /** @description The URL of the current decoration, or an empty string for none. */
                decoration: components["schemas"]["PictureAddress"];
            };
        };
        ListBannersResult: {
            /** @description The banners, in a separate object. */
            msg: {
                /** @description The slides in their order. */
                banner: components["schemas"]["Banner"][];
            };
        };
        ListCarriersResult: {
            /** @description The carriers. */
            msg: components["schemas"]["Carrier"][];
        };
        ListCategoriesResult: {
            /** @description The tree and its language. */
            msg: {
                /** @description The root categories, in the order of the menu. */
                tree: components["schemas"]["Category"][];
                /** @description The language of the names. */
                lang: components["schemas"]["Locale"];
            };
        };
        ListCommentsResult: {
            /** @description The comments of this page. */
            msg: components["schemas"]["Comment"][];
            /** @description The number of matching comments on all pages. */
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
            average: components["schemas"]["Rating"];
            /** @description How many customers gave one, two, three, four and five stars, in this order. */
            histogram: number[];
            /**
             * @description How many comments have pictures.
             * @example 12
             */
            picture_count: number;
        };
        ListCommentsArgument: {
            id: components["schemas"]["GoodsId"];
            page?: components["schemas"]["PageNumber"] | undefined;
            /** @description The number of comments of a page; 10 when a request leaves it out. */
            page_size?: components["schemas"]["PageSize"] | undefined;
            /** @description Only comments with this many stars; all when left out. */
            stars?: components["schemas"]["Stars"] | undefined;
            /** @description 1 for comments with pictures only; all when left out. */
            with_pictures?: components["schemas"]["Flag"] | undefined;
        };
        ListContactsResult: {
            /** @description One contact for each region. */
            msg: components["schemas"]["RegionContact"][];
            /**
             * @description The postal address of the company, one entry per line.
             * @example signal
             *     1420 Harbor Avenue
             *     Seattle, WA 98101
             *     United States
             */
            address: string;
            /** @description The URL of the community group, or an empty string without one. */
            group_link: components["schemas"]["LinkAddress"];
            /** @description Whether the support is open now. */
            desk_open: components["schemas"]["Flag"];
            /** @description When the support opens, in Unix seconds, or null while it is open. */
            opens_at: components["schemas"]["UnixTimeOrNull"];
            /** @description When the support closes, in Unix seconds, or null while it is closed. */
            closes_at: components["schemas"]["UnixTimeOrNull"];
            /** @description The clock of the shop. */
            server_time: components["schemas"]["UnixTime"];
        };
        ListCouponsResult: {
            /** @description The coupons of this page. */
            msg: components["schemas"]["Coupon"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
            /** @description How many coupons are in each list. */
            counts: {
                all: components["schemas"]["CouponCount"];
                unused: components["schemas"]["CouponCount"];
                used: components["schemas"]["CouponCount"];
                stale: components["schemas"]["CouponCount"];
            };
        };
        ListCouponsArgument: {
            /** @description The list; all lists when left out. */
            state?: components["schemas"]["CouponListState"] | undefined;
            page?: components["schemas"]["PageNumber"] | undefined;
            page_size?: components["schemas"]["PageSize"] | undefined;
        };
        ListDeliveryCountriesResult: {
            /** @description The countries by code. */
            msg: components["schemas"]["DeliveryCountry"][];
        };
        ListDownloadsResult: {
            /** @description The models of this page. */
            msg: components["schemas"]["DownloadModel"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        ListDownloadsArgument: {
            keywords?: components["schemas"]["Keyword"] | undefined;
            goods_kind?: components["schemas"]["GoodsKind"] | undefined;
            page?: components["schemas"]["PageNumber"] | undefined;
            page_size?: components["schemas"]["PageSize"] | undefined;
        };
        ListFeaturesResult: {
            /** @description The features in their order. */
            msg: components["schemas"]["Feature"][];
        };
        ListFreeTestsResult: {
            /** @description The applications of this page. */
            msg: components["schemas"]["TestApplication"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        ListFreeTestsArgument: {
            page?: components["schemas"]["PageNumber"] | undefined;
            page_size?: components["schemas"]["PageSize"] | undefined;
        };
        ListGiftsResult: {
            /** @description The registrations of this page. */
            msg: components["schemas"]["ProductRegistration"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
            /** @description The gifts for a registration. */
            gifts: components["schemas"]["Gift"][];
        };
        ListGiftsArgument: {
            page?: components["schemas"]["PageNumber"] | undefined;
            page_size?: components["schemas"]["PageSize"] | undefined;
        };
        ListGoodsResult: {
            /** @description The goods of this page. */
            msg: components["schemas"]["GoodsSummary"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
            facets: components["schemas"]["GoodsFacets"];
            /** @description The requested category with its position in the tree, or null without one. */
            category: components["schemas"]["ListedCategory"] | null;
            match: components["schemas"]["SearchMatch"];
            /**
             * @description The search that the results match, or null if they match the one that was sent.
             * @example wireless headset
             */
            corrected_query: string | null;
        };
        ListGoodsArgument: {
            category_id?: components["schemas"]["CategoryId"] | undefined;
            keywords?: components["schemas"]["Keyword"] | undefined;
            /** @description Returns goods that match every given filter. */
            filter?: components["schemas"]["GoodsFilter"][] | undefined;
            /** @description Returns goods that have an attribute of each given kind. */
            attributes?: components["schemas"]["GoodsAttribute"][] | undefined;
            sort?: components["schemas"]["GoodsSort"] | undefined;
            /** @description The minimum price, in the currency of the answer's language. */
            price_min?: components["schemas"]["Money"] | undefined;
            /** @description The maximum price. */
            price_max?: components["schemas"]["Money"] | undefined;
            /** @description The minimum average rating. */
            rating_min?: components["schemas"]["Stars"] | undefined;
            page?: components["schemas"]["PageNumber"] | undefined;
            page_size?: components["schemas"]["PageSize"] | undefined;
        };
        ListGoodsByIdsResult: {
            /** @description The goods. */
            msg: components["schemas"]["GoodsSummary"][];
        };
        ListGoodsByIdsArgument: {
            /** @description Numbers of goods. */
            ids: components["schemas"]["GoodsId"][];
        };
        ListGoodsCouponsResult: {
            /** @description The coupons, the best first. */
            msg: components["schemas"]["CouponOffer"][];
        };
        ListGoodsCouponsArgument: {
            id: components["schemas"]["GoodsId"];
        };
        ListGoodsFaqsResult: {
            /** @description The questions, most frequent first. */
            msg: components["schemas"]["Question"][];
        };
        ListGoodsFaqsArgument: {
            id: components["schemas"]["GoodsId"];
        };
        ListHotCategoriesResult: {
            /** @description The categories in their order. */
            msg: components["schemas"]["HotCategory"][];
        };
        ListHotPostsResult: {
            /** @description The posts, newest first. */
            msg: components["schemas"]["Post"][];
        };
        ListHotProductsResult: {
            /** @description The two lists. */
            msg: components["schemas"]["HotProduct"][][];
        };
        ListNoticesResult: {
            /** @description The slides in their order. */
            msg: components["schemas"]["Note"][];
        };
        ListOrdersResult: {
            /** @description The orders of this page. */
            msg: components["schemas"]["OrderSummary"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
            counts: components["schemas"]["OrderCounts"];
        };
        ListOrdersArgument: {
            state?: components["schemas"]["OrderListState"] | undefined;
            /** @description A part of the order number, or words from the names of its goods. */
            keyword?: components["schemas"]["Keyword"] | undefined;
            page?: components["schemas"]["PageNumber"] | undefined;
            page_size?: components["schemas"]["PageSize"] | undefined;
        };
        ListPointLogResult: {
            /** @description The changes of this page. */
            msg: components["schemas"]["PointEntry"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
            points: components["schemas"]["Points"];
            /** @description Ways to earn points with a limit per calendar month (UTC). */
            caps: {
                kind: components["schemas"]["PointKind"];
                /**
                 * @description The points earned this month.
                 * @example 20
                 */
                used: number;
                /**
                 * @description The monthly limit in points.
                 * @example 100
                 */
                maximum: number;
            }[];
            /** @description Ways that earn no more points for now: one-time ways that are done, today's login, and ways at their monthly limit. */
            done: components["schemas"]["PointKind"][];
            /** @description The networks for which the customer already earned points by following the shop. */
            followed: components["schemas"]["SocialNetwork"][];
        };
        ListPointLogArgument: {
            /** @description Only these changes; all when left out. */
            direction?: components["schemas"]["PointDirection"] | undefined;
            page?: components["schemas"]["PageNumber"] | undefined;
            page_size?: components["schemas"]["PageSize"] | undefined;
        };
        ListQuestionsResult: {
            /** @description The groups in their order. */
            msg: {
                group: components["schemas"]["QuestionGroup"];
                /**
                 * @description The name of the group, in the language of the response.
                 * @example Shipping
                 */
                name: string;
                /** @description The questions of the group, most frequent first. */
                questions: components["schemas"]["Question"][];
            }[];
            /** @description The number of matching questions on all pages. */
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            /**
             * @description The number of questions of a page.
             * @example 12
             */
            page_size: number;
        };
        ListQuestionsArgument: {
            keywords?: components["schemas"]["Keyword"] | undefined;
            group?: components["schemas"]["QuestionGroup"] | undefined;
            id?: components["schemas"]["QuestionId"] | undefined;
            page?: components["schemas"]["PageNumber"] | undefined;
            /** @description The number of questions of a page; all of them when a request leaves it out. */
            page_size?: components["schemas"]["PageSize"] | undefined;
        };
        ListRafflesResult: {
            /** @description The raffles. */
            msg: components["schemas"]["Raffle"][];
            /** @description The clock of the shop. */
            server_time: components["schemas"]["UnixTime"];
        };
        ListRelatedGoodsResult: {
            /** @description The goods, best match first. */
            msg: components["schemas"]["GoodsSummary"][];
        };
        ListRelatedGoodsArgument: {
            id: components["schemas"]["GoodsId"];
        };
        ListReviewsResult: {
            /** @description The reviews in their order. */
            msg: components["schemas"]["Review"][];
        };
        ListStatesResult: {
            /** @description The states and the federal district, by name. */
            msg: {
                /**
                 * @description The postal abbreviation of the state.
                 * @example WA
                 */
                code: string;
                /**
                 * @description The name of the state, in English.
                 * @example Washington
                 */
                name: string;
            }[];
        };
        ListTermsResult: {
            /** @description The two groups of links. */
            msg: {
                /** @description The terms. */
                terms: components["schemas"]["Term"][];
                /** @description The policies. */
                policy: components["schemas"]["Term"][];
            };
        };
        ListWarrantiesResult: {
            /** @description The warranties of this page. */
            msg: components["schemas"]["Warranty"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        ListWarrantiesArgument: {
            /** @description Only those of this order; all when left out. */
            ordersn?: components["schemas"]["OrderNumber"] | undefined;
            page?: components["schemas"]["PageNumber"] | undefined;
            page_size?: components["schemas"]["PageSize"] | undefined;
        };
        ListWinningsResult: {
            /** @description The records of this page. */
            msg: components["schemas"]["Winning"][];
            total: components["schemas"]["Total"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        ListWinningsArgument: {
            page?: components["schemas"]["PageNumber"] | undefined;
            page_size?: components["schemas"]["PageSize"] | undefined;
        };
        ListWishesResult: {
            /** @description The goods of this page. */
            msg: components["schemas"]["GoodsSummary"][];
            /** @description The numbers of all goods on the list, for the wish buttons of goods. */
            ids: components["schemas"]["GoodsId"][];
            total: components["schemas"]["WishCount"];
            page: components["schemas"]["PageNumber"];
            page_size: components["schemas"]["PageSize"];
        };
        ListWishesArgument: {
            page?: components["schemas"]["PageNumber"] | undefined;
            page_size?: components["schemas"]["PageSize"] | undefined;
        };
        LogInResult: {
            msg: components["schemas"]["Message"];
            data: components["schemas"]["LoggedIn"];
            tiktok_token: components["schemas"]["TiktokToken"];
        };
        LogInArgument: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
        };
        LogInWithFacebookResult: {
            msg: components["schemas"]["Message"];
            data: components["schemas"]["LoggedIn"];
            tiktok_token: components["schemas"]["TiktokToken"];
            /** @description Whether this opened an account. */
            is_new: components["schemas"]["Flag"];
        };
        LogInWithFacebookArgument: {
            authorization_code: components["schemas"]["AuthorizationCode"];
            redirect_uri: components["schemas"]["RedirectAddress"];
            /** @description The invitation code of a friend; absent without one. It applies to new customers only. The server ignores an unknown code, because a retry would need a new authorization code. */
            invite_code?: components["schemas"]["InviteCode"] | undefined;
        };
        LogInWithGoogleResult: {
            msg: components["schemas"]["Message"];
            data: components["schemas"]["LoggedIn"];
            tiktok_token: components["schemas"]["TiktokToken"];
            /** @description Whether this opened an account. */
            is_new: components["schemas"]["Flag"];
        };
        LogInWithGoogleArgument: {
            authorization_code: components["schemas"]["AuthorizationCode"];
            redirect_uri: components["schemas"]["RedirectAddress"];
            /** @description The invitation code of a friend; absent without one. It applies to new customers only. The server ignores an unknown code, because a retry would need a new authorization code. */
            invite_code?: components["schemas"]["InviteCode"] | undefined;
        };
        LogOutResult: {
            msg: components["schemas"]["Message"];
        };
        LogOutEverywhereResult: {
            msg: components["schemas"]["Message"];
        };
        PlaceOrderResult: {
            msg: components["schemas"]["Message"];
            ordersn: components["schemas"]["OrderNumber"];
        };
        PlaceOrderArgument: {
            /** @description The cart; the ordinary one when left out. */
            cartype?: components["schemas"]["CartType"] | undefined;
            address: components["schemas"]["Address"];
            note: components["schemas"]["OrderNote"];
            /** @description A coupon of the customer; it has priority over a code. */
            coupon_id?: components["schemas"]["CouponId"] | undefined;
            coupon_code?: components["schemas"]["CouponCode"] | undefined;
            /** @description The way of delivery; the ordinary one when left out. */
            delivery_way?: components["schemas"]["DeliveryWayCode"] | undefined;
            /** @description The total the shopper saw, in the currency of the language of this request. */
            expected_total: components["schemas"]["Money"];
        };
        PraiseCommentResult: {
            msg: components["schemas"]["Message"];
            /** @description How many customers praise the comment now. */
            praise_count: components["schemas"]["PraiseCount"];
            /** @description Whether the current customer does. */
            praised: components["schemas"]["Flag"];
        };
        PraiseCommentArgument: {
            id: components["schemas"]["CommentNumber"];
        };
        RegisterResult: {
            msg: components["schemas"]["Message"];
            data: components["schemas"]["LoggedIn"];
            tiktok_token: components["schemas"]["TiktokToken"];
            /** @description Points of the new account. */
            points: components["schemas"]["Points"];
        };
        RegisterArgument: {
            email: components["schemas"]["Email"];
            /** @description The same email address again. */
            email_confirmation: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            /** @description The same password again. */
            password_confirmation: components["schemas"]["Password"];
            code: components["schemas"]["VerificationCode"];
            /** @description Whether the customer accepts the terms. */
            agree_terms: components["schemas"]["Flag"];
            /** @description The invitation code of a friend; absent without one. */
            invite_code?: components["schemas"]["InviteCode"] | undefined;
        };
        RegisterProductResult: {
            msg: components["schemas"]["Message"];
            registration: components["schemas"]["ProductRegistration"];
            points: components["schemas"]["Points"];
        };
        RegisterProductArgument: {
            ordersn: components["schemas"]["OrderNumber"];
            /**
             * @description The buyer name of the order.
             * @example Ada Brennan
             */
            name: string;
            email: components["schemas"]["Email"];
            review_url?: components["schemas"]["ReviewAddress"] | undefined;
        };
        RegisterWarrantyResult: {
            msg: components["schemas"]["Message"];
            warranty: components["schemas"]["Warranty"];
        };
        RegisterWarrantyArgument: {
            ordersn: components["schemas"]["OrderNumber"];
            line_id: components["schemas"]["LineNumber"];
        };
        RemoveWishResult: {
            msg: components["schemas"]["Message"];
            total: components["schemas"]["WishCount"];
        };
        RemoveWishArgument: {
            id: components["schemas"]["GoodsId"];
        };
        RequestAccountDeletionResult: {
            msg: components["schemas"]["Message"];
            /** @description When the account is deleted. */
            deletion_at: components["schemas"]["UnixTime"];
        };
        RequestAccountDeletionArgument: {
            /** @description The current password, for an account that has one (`has_password` of the profile). */
            password?: components["schemas"]["Password"] | undefined;
            /** @description The email address of the account, for an account without a password. */
            email?: components["schemas"]["Email"] | undefined;
        };
        RequestAfterSalesResult: {
            msg: components["schemas"]["Message"];
            request: components["schemas"]["AfterSalesDetail"];
        };
        RequestAfterSalesArgument: {
            kind: components["schemas"]["ReturnKind"];
            ordersn: components["schemas"]["OrderNumber"];
            line_id: components["schemas"]["LineNumber"];
            /** @description The number of pieces to return. */
            goodsnumber: components["schemas"]["RequestedQuantity"];
            reason: components["schemas"]["AfterSalesReason"];
            problem: components["schemas"]["GoodsProblem"];
            /** @description The URL of a public comment about the problem; optional. */
            comment_url?: components["schemas"]["ReviewAddress"] | undefined;
            note?: components["schemas"]["OrderNote"] | undefined;
            /** @description Pictures that the customer uploaded before, as proof. */
            credentials: components["schemas"]["UploadedPicture"][];
            /** @description Whether the customer contacted customer service; the shop refuses the request otherwise. */
            contacted: components["schemas"]["Flag"];
        };
        RequestNoticeResult: {
            msg: components["schemas"]["Message"];
        };
        RequestNoticeArgument: {
            goods_id: components["schemas"]["GoodsId"];
            email: components["schemas"]["Email"];
            kind: components["schemas"]["NoticeKind"];
        };
        RequestRefundResult: {
            msg: components["schemas"]["Message"];
            request: components["schemas"]["AfterSalesDetail"];
        };
        RequestRefundArgument: {
            ordersn: components["schemas"]["OrderNumber"];
            /** @description The line; all lines when left out. */
            line_id?: components["schemas"]["LineNumber"] | undefined;
            reason: components["schemas"]["AfterSalesReason"];
            problem?: components["schemas"]["ProblemNote"] | undefined;
            note?: components["schemas"]["OrderNote"] | undefined;
            /** @description Pictures that the customer uploaded before, as proof. */
            credentials: components["schemas"]["UploadedPicture"][];
            /** @description Whether the customer contacted customer service; the shop refuses the request otherwise. */
            contacted: components["schemas"]["Flag"];
        };
        ResetPasswordResult: {
            msg: components["schemas"]["Message"];
        };
        ResetPasswordArgument: {
            email: components["schemas"]["Email"];
            code: components["schemas"]["VerificationCode"];
            password: components["schemas"]["Password"];
            /** @description The same password again. */
            password_confirmation: components["schemas"]["Password"];
        };
        ResubscribeResult: {
            msg: components["schemas"]["Message"];
            subscription: components["schemas"]["MailSubscription"];
        };
        ResubscribeArgument: {
            token: components["schemas"]["MailToken"];
        };
        SaveAddressResult: {
            msg: components["schemas"]["Message"];
            address: components["schemas"]["SavedAddress"];
        };
        SaveAddressArgument: {
            id?: components["schemas"]["SavedAddressId"] | undefined;
            address: components["schemas"]["Address"];
            /** @description Whether the checkout preselects it; false when left out. */
            is_default?: components["schemas"]["Flag"] | undefined;
        };
        SavePrizeAddressResult: {
            msg: components["schemas"]["Message"];
            winning: components["schemas"]["Winning"];
        };
        SavePrizeAddressArgument: {
            winning_id?: components["schemas"]["WinningId"] | undefined;
            email: components["schemas"]["Email"];
            /**
             * @description First name of the recipient.
             * @example Ada
             */
            buyer_first_name: string;
            /**
             * @description Last name of the recipient.
             * @example Brennan
             */
            buyer_last_name: string;
            /**
             * @description Street and house.
             * @example 418 Harbor View Road
             */
            buyer_address: string;
            /**
             * @description A second line such as a flat, or an empty string.
             * @example Apartment 3
             */
            buyer_address_two?: string | undefined;
            /**
             * @description Town or city.
             * @example Seattle
             */
            city: string;
            /**
             * @description Prizes are sent within the US only.
             * @example US
             */
            country: string;
            /**
             * @description A state: its code from listStates, or its name.
             * @example WA
             */
            region: string;
            /**
             * @description Postal code.
             * @example 98101
             */
            code: string;
            /**
             * @description The extension of a postal code, such as the last four digits, or an empty string.
             * @example 4127
             */
            subcode?: string | undefined;
            phone: components["schemas"]["PhoneNumber"];
        };
        SaveProfileResult: {
            msg: components["schemas"]["Message"];
            /**
             * @description Points that this call earned.
             * @example 10
             */
            points_earned: number;
            profile: components["schemas"]["Profile"];
        };
        SaveProfileArgument: {
            /** @description A new login email; needs its confirmation. */
            email?: components["schemas"]["Email"] | undefined;
            /** @description The same email address again. */
            email_confirmation?: components["schemas"]["Email"] | undefined;
            firstname?: components["schemas"]["Nickname"] | undefined;
            country?: components["schemas"]["ProfileCountry"] | undefined;
            state?: components["schemas"]["ProfileState"] | undefined;
            city?: components["schemas"]["ProfileCity"] | undefined;
            birth_date?: components["schemas"]["BirthDate"] | undefined;
            gender?: components["schemas"]["Gender"] | undefined;
            marketplace_url?: components["schemas"]["MarketplaceUrl"] | undefined;
        };
        SendBackTrackingResult: {
            msg: components["schemas"]["Message"];
            request: components["schemas"]["AfterSalesDetail"];
        };
        SendBackTrackingArgument: {
            id: components["schemas"]["AfterSalesNumber"];
            tracking_number: components["schemas"]["TrackingNumber"];
            /** @description The carrier of the parcel. An unknown code counts as `other`, as does a request without carrier and company. */
            carrier?: components["schemas"]["CarrierCode"] | undefined;
            /**
             * @deprecated
             * @description The carrier by its name, instead of `carrier`; ignored beside it.
             */
            company?: components["schemas"]["CarrierName"] | undefined;
        };
        SendMessageResult: {
            msg: components["schemas"]["Message"];
            reference: components["schemas"]["MessageReference"];
            /** @description The deadline of the promised reply. */
            reply_until: components["schemas"]["UnixTime"];
            /** @description Whether the support is open now. */
            desk_open: components["schemas"]["Flag"];
            /** @description When the support opens, in Unix seconds, or null while it is open. */
            opens_at: components["schemas"]["UnixTimeOrNull"];
        };
        SendMessageArgument: {
            /**
             * @description The name of the sender.
             * @example Ada Brennan
             */
            name: string;
            email: components["schemas"]["Email"];
            /**
             * @description The message to the support. Plain text.
             * @example My headset is silent on the left side.
             */
            message: string;
        };
        SendVerificationCodeResult: {
            msg: components["schemas"]["Message"];
            /**
             * @description Seconds until another code may be requested.
             * @example 60
             */
            resend_after_seconds: number;
        };
        SendVerificationCodeArgument: {
            email: components["schemas"]["Email"];
            purpose: components["schemas"]["CodePurpose"];
        };
        SetLanguageResult: {
            msg: components["schemas"]["Message"];
            /** @description The language now in use. */
            locale: components["schemas"]["Locale"];
        };
        SetLanguageArgument: {
            /**
             * @description The requested language, such as de.
             * @example de
             */
            lang: string;
        };
        SignUpByPopupResult: {
            msg: components["schemas"]["Message"];
            /** @description The code to enter at checkout. */
            coupon_code: components["schemas"]["CouponCode"];
        };
        SignUpByPopupArgument: {
            email: components["schemas"]["Email"];
        };
        SpinWheelResult: {
            msg: components["schemas"]["Message"];
            data: components["schemas"]["Draw"];
            /** @description The remaining spins of the customer. */
            chances: components["schemas"]["SpinCount"];
        };
        StoreReviewResult: {
            msg: components["schemas"]["Message"];
            review: components["schemas"]["OrderLineReview"];
            /** @description Points the customer has now. */
            points: components["schemas"]["Points"];
        };
        StoreReviewArgument: {
            ordersn: components["schemas"]["OrderNumber"];
            line_id: components["schemas"]["LineNumber"];
            stars: components["schemas"]["Stars"];
            content: components["schemas"]["ReviewText"];
            /** @description Pictures that the customer uploaded before; optional. */
            pics?: components["schemas"]["UploadedPicture"][] | undefined;
            /** @description The URL at which the customer shared the review; optional. */
            review_url?: components["schemas"]["ReviewAddress"] | undefined;
        };
        SubscribeResult: {
            msg: components["schemas"]["Message"];
        };
        SubscribeArgument: {
            email: components["schemas"]["Email"];
            /**
             * @description Always 1.
             * @constant
             */
            subscribe: 1;
        };
        SuggestResult: {
            /** @description The matches, best-selling first. */
            msg: {
                /** @description Goods, each model in one color. */
                goods: components["schemas"]["SuggestedGoods"][];
                /** @description Categories. */
                categories: {
                    id: components["schemas"]["CategoryId"];
                    /**
                     * @description The name of the category, in the language of the response.
                     * @example Wireless
                     */
                    name: string;
                    /** @description Distinguishes two categories of the same name. */
                    category_path: components["schemas"]["CategoryLink"][];
                }[];
                /** @description Complete searches with results, in the language of the response. */
                terms: string[];
            };
        };
        SuggestArgument: {
            keywords: components["schemas"]["Keyword"];
        };
        TakeCouponResult: {
            msg: components["schemas"]["Message"];
            coupon: components["schemas"]["Coupon"];
        };
        TakeCouponArgument: {
            id: components["schemas"]["CouponOfferId"];
        };
        TrackParcelResult: {
            msg: components["schemas"]["Parcel"];
        };
        TrackParcelArgument: {
            tracking_number: components["schemas"]["TrackingNumber"];
            /** @description The carrier of the parcel; omit it to track by number alone. */
            carrier?: components["schemas"]["CarrierCode"] | undefined;
        };
        UnsubscribeResult: {
            msg: components["schemas"]["Message"];
            subscription: components["schemas"]["MailSubscription"];
        };
        UnsubscribeArgument: {
            token: components["schemas"]["MailToken"];
        };
        UploadAvatarResult: {
            msg: components["schemas"]["Message"];
            avatar: components["schemas"]["Avatar"];
        };
        UploadAvatarArgument: {
            /**
             * Format: binary
             * @description A JPEG, PNG or WebP picture of at most 2 MB. The server reads the format from the first bytes, not from the file name or the media type.
             */
            file: Blob;
        };
        UploadPictureResult: {
            msg: components["schemas"]["Message"];
            url: components["schemas"]["UploadedPicture"];
        };
        UploadPictureArgument: {
            /**
             * Format: binary
             * @description A JPEG, PNG or WebP picture of at most 2 MB. The server reads the format from the first bytes, not from the file name or the media type.
             */
            file: Blob;
        };
        UseAvatarResult: {
            msg: components["schemas"]["Message"];
            avatar_id: components["schemas"]["AvatarId"];
            decoration_id: components["schemas"]["DecorationId"];
            /** @description The URL of the current picture. */
            avatar: components["schemas"]["PictureAddress"];
            /** @description The URL of the current decoration, or an empty string for none. */
            decoration: components["schemas"]["PictureAddress"];
        };
        UseAvatarArgument: {
            avatar_id?: components["schemas"]["AvatarId"] | undefined;
            decoration_id?: components["schemas"]["DecorationId"] | undefined;
        };
        VerifyOrderResult: {
            msg: components["schemas"]["Message"];
            orderstatus: components["schemas"]["OrderStatus"];
            paytype: components["schemas"]["PayType"];
            /** @description The status of the newest charge of the order, or null without one. */
            charge_status: components["schemas"]["ChargeStatus"] | null;
        };
        VerifyOrderArgument: {
            ordersn: components["schemas"]["OrderNumber"];
        };
        WithdrawAfterSalesResult: {
            msg: components["schemas"]["Message"];
            request: components["schemas"]["AfterSalesDetail"];
        };
        WithdrawAfterSalesArgument: {
            id: components["schemas"]["AfterSalesNumber"];
        };
        WithdrawOrderResult: {
            msg: components["schemas"]["Message"];
            receipt: components["schemas"]["WithdrawalReceipt"];
        };
        WithdrawOrderArgument: {
            ordersn: components["schemas"]["OrderNumber"];
            /** @description The email of the order. */
            email: components["schemas"]["Email"];
        };
    };
    responses: {
        /** @description The body is not JSON, or the request line or a header is malformed. Nothing was changed. */
        BadRequest: {
            headers: {
                authorization: components["headers"]["RenewedToken"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Rejection"];
            };
        };
        /** @description The address does not exist on this server, or not with this method. */
        NotFound: {
            headers: {
                authorization: components["headers"]["RenewedToken"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Rejection"];
            };
        };
        /** @description The request is well-formed but violates this contract, or its idempotency key was used for a different one. Nothing was changed. */
        UnprocessableRequest: {
            headers: {
                authorization: components["headers"]["RenewedToken"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Rejection"];
            };
        };
        /** @description The client sent too many requests; Retry-After gives the time to wait. Nothing was changed. */
        TooManyRequests: {
            headers: {
                authorization: components["headers"]["RenewedToken"];
                "Retry-After": components["headers"]["RetryAfter"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Rejection"];
            };
        };
        /** @description The server failed. Whether a write took place is unknown; retry it with the same idempotency key. */
        ServerError: {
            headers: {
                authorization: components["headers"]["RenewedToken"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Rejection"];
            };
        };
        /** @description The body is larger than the shop accepts. Nothing was changed. */
        PayloadTooLarge: {
            headers: {
                authorization: components["headers"]["RenewedToken"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Rejection"];
            };
        };
        /** @description The call takes application/json, or multipart/form-data where it takes a file. Nothing was changed. */
        UnsupportedMediaType: {
            headers: {
                authorization: components["headers"]["RenewedToken"];
                "Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Rejection"];
            };
        };
    };
    parameters: {
        /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
        AcceptLanguage: string;
        /** @description The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
        ShipTo: components["schemas"]["CountryCode"];
        /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
        IdempotencyKey: string;
    };
    requestBodies: {
        /** @description No parameters; the body may be left out or be an empty object. */
        Empty: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        /** @description A reference to an unsubscribe link. */
        MailLink: {
            content: {
                "application/json": {
                    token: components["schemas"]["MailToken"];
                };
            };
        };
        /** @description A reference to one goods. */
        GoodsReference: {
            content: {
                "application/json": {
                    id: components["schemas"]["GoodsId"];
                };
            };
        };
        /** @description A form with one file. */
        Picture: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description A JPEG, PNG or WebP picture of at most 2 MB. The server reads the format from the first bytes, not from the file name or the media type.
                     */
                    file: Blob;
                };
            };
        };
        /** @description A reference to one order. */
        OrderReference: {
            content: {
                "application/json": {
                    ordersn: components["schemas"]["OrderNumber"];
                };
            };
        };
    };
    headers: {
        /** @description A new session token, which replaces the client's. */
        RenewedToken: components["schemas"]["SessionToken"];
        /** @description Names this answer in the records of the server, so that a shopper or a developer can quote it. Every answer has another one. */
        RequestId: string;
        /** @description Seconds to wait before the next request. */
        RetryAfter: number;
        /** @description Present when this is the stored answer to an earlier request with the same `Idempotency-Key`. */
        IdempotentReplayed: "true";
    };
    pathItems: never;
}
export type ActivityEvent = components['schemas']['ActivityEvent'];
export type ResponseCode = components['schemas']['ResponseCode'];
export type SessionToken = components['schemas']['SessionToken'];
export type BannerType = components['schemas']['BannerType'];
export type VideoAddress = components['schemas']['VideoAddress'];
export type LinkAddress = components['schemas']['LinkAddress'];
export type PictureAddress = components['schemas']['PictureAddress'];
export type BannerMarking = components['schemas']['BannerMarking'];
export type GoodsId = components['schemas']['GoodsId'];
export type GoodsUnit = components['schemas']['GoodsUnit'];
/**
 * The kind of the goods; clients draw goods without a photograph.
 *
 * - `headset`: A headset.
 * - `mouse`: A mouse.
 */
export type GoodsKind = components['schemas']['GoodsKind'];
/**
 * The color of the goods by its name in the shop's palette; clients translate it for the shopper.
 *
 * - `black`: Black.
 * - `white`: White.
 * - `grey`: Gray.
 * - `red`: Red.
 * - `ember`: A warm orange.
 * - `blue`: Blue.
 * - `violet`: Violet.
 * - `green`: Green.
 * - `volt`: A bright yellow-green.
 * - `pink`: Pink.
 */
export type ColourName = components['schemas']['ColourName'];
export type Banner = components['schemas']['Banner'];
export type Message = components['schemas']['Message'];
export type Rejection = components['schemas']['Rejection'];
export type Note = components['schemas']['Note'];
export type CountryCode = components['schemas']['CountryCode'];
export type GoodsName = components['schemas']['GoodsName'];
export type Money = components['schemas']['Money'];
export type LowestPrice = components['schemas']['LowestPrice'];
export type StockCount = components['schemas']['StockCount'];
export type Flag = components['schemas']['Flag'];
export type RebateKind = components['schemas']['RebateKind'];
export type Rebate = components['schemas']['Rebate'];
export type HotProduct = components['schemas']['HotProduct'];
export type CategoryId = components['schemas']['CategoryId'];
export type HotCategory = components['schemas']['HotCategory'];
export type FeatureSpot = components['schemas']['FeatureSpot'];
export type Feature = components['schemas']['Feature'];
export type UnixTime = components['schemas']['UnixTime'];
export type Post = components['schemas']['Post'];
export type Stars = components['schemas']['Stars'];
export type Review = components['schemas']['Review'];
export type Percent = components['schemas']['Percent'];
export type FlashSaleItem = components['schemas']['FlashSaleItem'];
export type FlashSaleList = components['schemas']['FlashSaleList'];
export type PhoneNumber = components['schemas']['PhoneNumber'];
export type Email = components['schemas']['Email'];
export type Contact = components['schemas']['Contact'];
export type Category = components['schemas']['Category'];
export type MenuGoods = components['schemas']['MenuGoods'];
/**
 * A language of the shop; en is the default.
 *
 * - `zh`: Simplified Chinese.
 * - `en`: English.
 * - `de`: German.
 * - `ja`: Japanese.
 * - `it`: Italian.
 * - `es`: Spanish.
 * - `fr`: French.
 */
export type Locale = components['schemas']['Locale'];
/**
 * The position of a single banner.
 *
 * - `points`: The banner of the points store on the home page.
 * - `bigSale`: The head of /bigsale.
 * - `firstOrder`: The popup for a first order.
 * - `seasonal`: The seasonal popup.
 */
export type BannerPlace = components['schemas']['BannerPlace'];
export type SideBanner = components['schemas']['SideBanner'];
export type CouponCode = components['schemas']['CouponCode'];
export type MailToken = components['schemas']['MailToken'];
/**
 * The kinds of mail with an unsubscribe link. Mails about orders and accounts have none.
 *
 * - `offers`: News and offers of the shop.
 * - `backInStock`: Notices that goods are back in stock.
 * - `saleStart`: Notices that a sale of goods starts.
 */
export type MailingKind = components['schemas']['MailingKind'];
export type MailSubscription = components['schemas']['MailSubscription'];
export type RegionContact = components['schemas']['RegionContact'];
export type UnixTimeOrNull = components['schemas']['UnixTimeOrNull'];
export type TermTitle = components['schemas']['TermTitle'];
export type Term = components['schemas']['Term'];
export type TextBlock = components['schemas']['TextBlock'];
export type TermText = components['schemas']['TermText'];
/**
 * Why points were earned or spent.
 *
 * - `signUp`: The customer opened an account.
 * - `dailyLogin`: The first login of a day.
 * - `invite`: An invited person opened an account.
 * - `socialFollow`: The customer follows a social network of the shop.
 * - `profileCompleted`: The customer completed the profile.
 * - `sharedReview`: The customer shared a review.
 * - `productRegistration`: The customer registered a product; a negative entry reverses it after a return.
 * - `pointsExchange`: Points paid for goods.
 * - `exchangeReturned`: Points of returned goods.
 * - `prize`: A prize of the wheel or a raffle.
 */
export type PointKind = components['schemas']['PointKind'];
export type PointRule = components['schemas']['PointRule'];
export type Keyword = components['schemas']['Keyword'];
/**
 * A topic of the FAQ.
 *
 * - `orders`: Orders and payment.
 * - `shipping`: Shipping.
 * - `returns`: Returns and warranty.
 * - `account`: The account.
 */
export type QuestionGroup = components['schemas']['QuestionGroup'];
export type QuestionId = components['schemas']['QuestionId'];
export type PageNumber = components['schemas']['PageNumber'];
export type PageSize = components['schemas']['PageSize'];
export type Question = components['schemas']['Question'];
export type Total = components['schemas']['Total'];
export type MessageReference = components['schemas']['MessageReference'];
/**
 * The purpose of a file of goods.
 *
 * - `manual`: A manual.
 * - `driver`: A driver or another program.
 */
export type GoodsFileKind = components['schemas']['GoodsFileKind'];
export type GoodsFile = components['schemas']['GoodsFile'];
export type DownloadModel = components['schemas']['DownloadModel'];
/**
 * A filter of a listing; goods must match all given filters. The points store uses `points`.
 *
 * - `new`: New goods.
 * - `deal`: Goods at a lower price than usual.
 * - `inStock`: Goods in stock.
 * - `points`: Goods that can be paid with points.
 */
export type GoodsFilter = components['schemas']['GoodsFilter'];
/**
 * A filter of a listing by a fact from the technical data, with its kind before the dot. Several attributes of one kind are alternatives, except battery and weight, where the widest counts; attributes of different kinds must all match.
 *
 * - `connection.radio`: Connects with a 2.4 GHz receiver.
 * - `connection.bluetooth`: Connects with Bluetooth.
 * - `connection.cable`: Connects with a cable.
 * - `platform.pc`: Works with computers.
 * - `platform.console`: Works with consoles.
 * - `platform.mobile`: Works with phones and tablets.
 * - `battery.20`: At least 20 hours on one charge, or any replaceable cell.
 * - `battery.40`: At least 40 hours on one charge, or any replaceable cell.
 * - `battery.60`: At least 60 hours on one charge, or any replaceable cell.
 * - `battery.100`: At least 100 hours on one charge, or any replaceable cell.
 * - `weight.60`: At most 60 grams.
 * - `weight.80`: At most 80 grams.
 * - `weight.100`: At most 100 grams.
 * - `weight.200`: At most 200 grams.
 * - `weight.250`: At most 250 grams.
 * - `weight.300`: At most 300 grams.
 * - `grip.right`: Fits the right hand.
 * - `grip.left`: Fits the left hand.
 * - `grip.both`: Fits either hand.
 * - `grip.vertical`: Held like a handshake.
 * - `microphone.detachable`: The microphone can be taken off.
 * - `microphone.flip`: The microphone can be turned up.
 * - `microphone.builtIn`: The microphone is inside the housing.
 * - `microphone.fixed`: The microphone stays in place.
 * - `color.black`: The goods exist in black.
 * - `color.white`: The goods exist in white.
 * - `color.grey`: The goods exist in gray.
 * - `color.red`: The goods exist in red.
 * - `color.ember`: The goods exist in a warm orange.
 * - `color.blue`: The goods exist in blue.
 * - `color.violet`: The goods exist in violet.
 * - `color.green`: The goods exist in green.
 * - `color.volt`: The goods exist in a bright yellow-green.
 * - `color.pink`: The goods exist in pink.
 */
export type GoodsAttribute = components['schemas']['GoodsAttribute'];
/**
 * The order of a listing; `popular` when a request leaves it out.
 *
 * - `popular`: Most popular first.
 * - `newest`: Newest first.
 * - `priceUp`: Lowest price first.
 * - `priceDown`: Highest price first.
 * - `rating`: Best rating first.
 */
export type GoodsSort = components['schemas']['GoodsSort'];
export type Rating = components['schemas']['Rating'];
export type PointPrice = components['schemas']['PointPrice'];
export type GoodsColour = components['schemas']['GoodsColour'];
export type GoodsSummary = components['schemas']['GoodsSummary'];
export type GoodsFacets = components['schemas']['GoodsFacets'];
export type CategoryLink = components['schemas']['CategoryLink'];
export type ListedCategory = components['schemas']['ListedCategory'];
/**
 * How well the results match the keywords.
 *
 * - `exact`: The goods match the keywords as sent, a synonym included; always without keywords.
 * - `near`: The goods match after a correction, or without some of the words.
 * - `none`: No goods match.
 */
export type SearchMatch = components['schemas']['SearchMatch'];
export type Quantity = components['schemas']['Quantity'];
/**
 * The view of the goods in a picture; without a photograph, clients draw the goods in this view.
 *
 * - `whole`: The whole goods, as in lists.
 * - `side`: In profile.
 * - `close`: A detail of the side.
 * - `top`: The upper end.
 * - `turned`: The other side.
 * - `dark`: In the dark.
 */
export type GoodsView = components['schemas']['GoodsView'];
/**
 * The topic of a row of the technical data, the same in every language.
 *
 * - `connection`: How the goods connect.
 * - `drivers`: The drivers of a headset.
 * - `latency`: The delay of the signal.
 * - `battery`: Battery and running time.
 * - `microphone`: The microphone.
 * - `impedance`: The impedance of a headset.
 * - `worksWith`: The devices that the goods work with.
 * - `weight`: The weight.
 * - `cable`: The cable.
 * - `sensor`: The sensor of a mouse.
 * - `polling`: How often a mouse reports.
 * - `buttons`: The buttons.
 * - `switches`: The switches below the buttons.
 * - `hand`: The hand that a mouse fits.
 * - `warranty`: The warranty.
 */
export type SpecificationTopic = components['schemas']['SpecificationTopic'];
export type GoodsPicture = components['schemas']['GoodsPicture'];
export type GoodsTurn = components['schemas']['GoodsTurn'];
export type GoodsScene = components['schemas']['GoodsScene'];
/**
 * The side that a line drawing shows.
 *
 * - `front`: From the front.
 * - `side`: From the side of the microphone of a headset, or of the thumb at a mouse.
 * - `top`: From above.
 */
export type OutlineView = components['schemas']['OutlineView'];
export type GoodsOutline = components['schemas']['GoodsOutline'];
export type FreeTestOffer = components['schemas']['FreeTestOffer'];
export type GoodsDetail = components['schemas']['GoodsDetail'];
export type CommentNumber = components['schemas']['CommentNumber'];
export type Nickname = components['schemas']['Nickname'];
export type PraiseCount = components['schemas']['PraiseCount'];
export type Comment = components['schemas']['Comment'];
export type UploadedPicture = components['schemas']['UploadedPicture'];
export type LoginEnded = components['schemas']['LoginEnded'];
export type CarrierCode = components['schemas']['CarrierCode'];
export type CarrierName = components['schemas']['CarrierName'];
export type TrackingNumber = components['schemas']['TrackingNumber'];
export type Carrier = components['schemas']['Carrier'];
/**
 * The progress of a parcel.
 *
 * - `announced`: The parcel is not at the carrier yet.
 * - `moving`: The parcel is in transit.
 * - `delivered`: The parcel was delivered.
 */
export type ParcelState = components['schemas']['ParcelState'];
export type Parcel = components['schemas']['Parcel'];
export type SuggestedGoods = components['schemas']['SuggestedGoods'];
export type WishCount = components['schemas']['WishCount'];
/**
 * The kind of a notice about goods.
 *
 * - `backInStock`: The goods are back in stock.
 * - `saleStart`: A sale of the goods starts.
 */
export type NoticeKind = components['schemas']['NoticeKind'];
export type CouponOfferId = components['schemas']['CouponOfferId'];
export type CouponKind = components['schemas']['CouponKind'];
/**
 * The goods that a coupon applies to. Gifts, goods for points and flash prices never do.
 *
 * - `all`: All goods.
 * - `headset`: Headsets.
 * - `mouse`: Mice.
 */
export type CouponScope = components['schemas']['CouponScope'];
export type CouponTerms = components['schemas']['CouponTerms'];
export type CouponId = components['schemas']['CouponId'];
/**
 * Whether a coupon of a customer can be used.
 *
 * - `unused`: Can be used.
 * - `used`: An order used it.
 * - `stale`: Expired unused.
 */
export type CouponState = components['schemas']['CouponState'];
export type OrderNumber = components['schemas']['OrderNumber'];
export type Coupon = components['schemas']['Coupon'];
export type MemberLevelNumber = components['schemas']['MemberLevelNumber'];
export type CouponOffer = components['schemas']['CouponOffer'];
export type Password = components['schemas']['Password'];
export type LoggedIn = components['schemas']['LoggedIn'];
export type TiktokToken = components['schemas']['TiktokToken'];
export type VerificationCode = components['schemas']['VerificationCode'];
export type InviteCode = components['schemas']['InviteCode'];
export type Points = components['schemas']['Points'];
/**
 * The purpose of a verification code.
 *
 * - `register`: To open an account.
 * - `reset`: To reset a password.
 */
export type CodePurpose = components['schemas']['CodePurpose'];
export type AuthorizationCode = components['schemas']['AuthorizationCode'];
export type RedirectAddress = components['schemas']['RedirectAddress'];
export type UserInfo = components['schemas']['UserInfo'];
export type ProfileCountry = components['schemas']['ProfileCountry'];
export type ProfileState = components['schemas']['ProfileState'];
export type ProfileCity = components['schemas']['ProfileCity'];
export type BirthDate = components['schemas']['BirthDate'];
/**
 * One of the specification's values; null if unknown.
 *
 * - `male`: Male.
 * - `female`: Female.
 * - `null`: Unknown.
 */
export type Gender = components['schemas']['Gender'];
export type MarketplaceUrl = components['schemas']['MarketplaceUrl'];
export type Profile = components['schemas']['Profile'];
export type SavedAddressId = components['schemas']['SavedAddressId'];
export type PostalCode = components['schemas']['PostalCode'];
export type StateName = components['schemas']['StateName'];
export type Address = components['schemas']['Address'];
export type SavedAddress = components['schemas']['SavedAddress'];
export type PayType = components['schemas']['PayType'];
/**
 * The ISO 4217 code of the currency in which an order was placed. All amounts of the order stay in it, whatever the language of the answer.
 *
 * - `USD`: US dollar.
 * - `EUR`: Euro.
 * - `CNY`: Chinese yuan.
 * - `JPY`: Japanese yen.
 */
export type Currency = components['schemas']['Currency'];
export type OrderTotal = components['schemas']['OrderTotal'];
export type OrderStatus = components['schemas']['OrderStatus'];
/**
 * A way of delivery.
 *
 * - `standard`: The ordinary way.
 * - `express`: The faster way.
 */
export type DeliveryWayCode = components['schemas']['DeliveryWayCode'];
export type Arrival = components['schemas']['Arrival'];
export type LineNumber = components['schemas']['LineNumber'];
export type OrderLineStatus = components['schemas']['OrderLineStatus'];
export type WarrantyDays = components['schemas']['WarrantyDays'];
export type AfterSalesNumber = components['schemas']['AfterSalesNumber'];
/**
 * An action that the customer may take on an order now.
 *
 * - `pay`: Pay the order.
 * - `cancel`: Cancel the order.
 * - `confirmReceived`: Confirm that the parcel arrived.
 * - `delete`: Remove the order from the list.
 * - `review`: Review the goods.
 * - `afterSales`: Request a return, an exchange or a refund.
 * - `registerWarranty`: Register the warranty of the goods.
 * - `track`: Track the parcel.
 */
export type OrderAction = components['schemas']['OrderAction'];
export type OrderLine = components['schemas']['OrderLine'];
export type OrderSummary = components['schemas']['OrderSummary'];
export type OrderNote = components['schemas']['OrderNote'];
export type OrderStep = components['schemas']['OrderStep'];
export type OrderTimeline = components['schemas']['OrderTimeline'];
export type Logistics = components['schemas']['Logistics'];
export type EligibleUntil = components['schemas']['EligibleUntil'];
/**
 * Why a customer cancels an order.
 *
 * - `changedMind`: The customer changed their mind.
 * - `orderedByMistake`: The order was a mistake.
 * - `wrongAddress`: The delivery address is wrong.
 * - `foundCheaper`: The customer found the goods for less elsewhere.
 * - `tooSlow`: The delivery takes too long.
 * - `other`: Another reason.
 */
export type CancelReason = components['schemas']['CancelReason'];
export type Cancellation = components['schemas']['Cancellation'];
/**
 * The kind of an after-sales request.
 *
 * - `return`: The customer returns the goods for a refund.
 * - `exchange`: The customer returns the goods for a replacement.
 * - `refund`: The shop refunds the money, and no goods are returned.
 */
export type AfterSalesKind = components['schemas']['AfterSalesKind'];
/**
 * Why a line cannot be returned or exchanged.
 *
 * - `tooLate`: More than 45 days have passed since the delivery.
 * - `alreadyOpen`: The shop still reviews a request for the line.
 * - `notPossible`: No pieces are left, nothing was paid for it, or its order has ended.
 */
export type AfterSalesClosed = components['schemas']['AfterSalesClosed'];
/**
 * The state of the warranty of one line of an order.
 *
 * - `registrable`: The goods are delivered and not registered.
 * - `active`: The warranty is registered and valid.
 * - `claimed`: The customer reported a defect, and the claim is open.
 * - `over`: More than a year has passed.
 */
export type WarrantyState = components['schemas']['WarrantyState'];
export type AfterSalesOffer = components['schemas']['AfterSalesOffer'];
export type OrderDetail = components['schemas']['OrderDetail'];
export type OrderLineReview = components['schemas']['OrderLineReview'];
export type PointEntry = components['schemas']['PointEntry'];
/**
 * The status of an after-sales request.
 *
 * - `requested`: The shop reviews the request.
 * - `awaitingParcel`: The shop accepted the request and waits for the parcel.
 * - `sentBack`: The parcel is in transit to the shop.
 * - `refunded`: The money was refunded; final.
 * - `exchanged`: The replacement was sent; final.
 * - `rejected`: The shop rejected the request; final.
 * - `withdrawn`: The customer took the request back; final.
 */
export type AfterSalesStatus = components['schemas']['AfterSalesStatus'];
export type ClaimNumber = components['schemas']['ClaimNumber'];
/**
 * Why the customer makes the request.
 *
 * - `defective`: The goods do not work.
 * - `damagedInTransit`: The goods arrived damaged.
 * - `wrongItem`: Other goods arrived.
 * - `notAsDescribed`: The goods differ from their description.
 * - `missingParts`: Parts are missing.
 * - `neverArrived`: The parcel did not arrive.
 * - `noLongerNeeded`: The customer does not need the goods anymore.
 * - `withdrawal`: The customer withdrew from the contract.
 * - `other`: Another reason, in the note.
 */
export type AfterSalesReason = components['schemas']['AfterSalesReason'];
/**
 * An action that the customer may take on a request now.
 *
 * - `addTracking`: Send carrier and tracking number of the returned goods with sendBackTracking.
 * - `withdraw`: Take the request back with withdrawAfterSales.
 */
export type AfterSalesAction = components['schemas']['AfterSalesAction'];
export type AfterSalesRequest = components['schemas']['AfterSalesRequest'];
export type ProblemNote = components['schemas']['ProblemNote'];
export type AfterSalesParcel = components['schemas']['AfterSalesParcel'];
export type ReturnsAddress = components['schemas']['ReturnsAddress'];
export type AfterSalesDetail = components['schemas']['AfterSalesDetail'];
export type ApplicationNumber = components['schemas']['ApplicationNumber'];
export type DealStatus = components['schemas']['DealStatus'];
export type FreeTestReason = components['schemas']['FreeTestReason'];
export type TestApplication = components['schemas']['TestApplication'];
export type WinningId = components['schemas']['WinningId'];
/**
 * Where a customer won a prize.
 *
 * - `wheel`: The wheel.
 * - `raffle`: A raffle.
 * - `gift`: A gift for a product registration.
 */
export type WinningSource = components['schemas']['WinningSource'];
export type PrizeName = components['schemas']['PrizeName'];
export type PrizeType = components['schemas']['PrizeType'];
export type Prize = components['schemas']['Prize'];
export type PrizeAddress = components['schemas']['PrizeAddress'];
export type Winning = components['schemas']['Winning'];
export type RaffleId = components['schemas']['RaffleId'];
export type RegistrationId = components['schemas']['RegistrationId'];
export type ReviewAddress = components['schemas']['ReviewAddress'];
export type GiftId = components['schemas']['GiftId'];
export type Gift = components['schemas']['Gift'];
export type ProductRegistration = components['schemas']['ProductRegistration'];
export type GoodsProblem = components['schemas']['GoodsProblem'];
export type Warranty = components['schemas']['Warranty'];
/**
 * A social network of the shop, from getContact.
 *
 * - `youtube`: YouTube.
 * - `instagram`: Instagram.
 * - `facebook`: Facebook.
 * - `discord`: Discord.
 */
export type SocialNetwork = components['schemas']['SocialNetwork'];
export type PersonalData = components['schemas']['PersonalData'];
export type AvatarId = components['schemas']['AvatarId'];
export type Avatar = components['schemas']['Avatar'];
export type DecorationId = components['schemas']['DecorationId'];
/**
 * Filters a list of orders; the names are those of the paths below /user/order.
 *
 * - `orders`: All orders.
 * - `unpaid`: Orders that are not paid.
 * - `paid`: Paid orders that are not shipped.
 * - `shipped`: Shipped orders.
 * - `received`: Orders whose receipt was confirmed.
 * - `completed`: Complete orders.
 * - `cancelled`: Canceled orders.
 */
export type OrderListState = components['schemas']['OrderListState'];
export type OrderCount = components['schemas']['OrderCount'];
export type OrderCounts = components['schemas']['OrderCounts'];
export type TrackedOrder = components['schemas']['TrackedOrder'];
export type WithdrawalReceipt = components['schemas']['WithdrawalReceipt'];
export type WithdrawableOrder = components['schemas']['WithdrawableOrder'];
/**
 * Filters the coupons of a customer by status.
 *
 * - `all`: All coupons.
 * - `unused`: Coupons that can be used.
 * - `used`: Coupons that an order used.
 * - `stale`: Coupons that expired unused.
 */
export type CouponListState = components['schemas']['CouponListState'];
export type CouponCount = components['schemas']['CouponCount'];
/**
 * Filters the point history.
 *
 * - `all`: All changes.
 * - `earned`: Earned points.
 * - `spent`: Spent points.
 */
export type PointDirection = components['schemas']['PointDirection'];
export type CartType = components['schemas']['CartType'];
export type TemporaryCartEntry = components['schemas']['TemporaryCartEntry'];
export type CartItem = components['schemas']['CartItem'];
export type CartCount = components['schemas']['CartCount'];
export type FullReduction = components['schemas']['FullReduction'];
export type RequestedQuantity = components['schemas']['RequestedQuantity'];
export type PayableOrder = components['schemas']['PayableOrder'];
export type ChargeStatus = components['schemas']['ChargeStatus'];
export type PaymentToken = components['schemas']['PaymentToken'];
export type ChargeId = components['schemas']['ChargeId'];
export type ReviewText = components['schemas']['ReviewText'];
export type GoodsUserInfo = components['schemas']['GoodsUserInfo'];
export type MarketplaceOrderNumber = components['schemas']['MarketplaceOrderNumber'];
/**
 * Whether the warranty of goods from a marketplace is valid.
 *
 * - `active`: The warranty is valid.
 * - `over`: More than a year has passed.
 */
export type MarketplaceWarrantyState = components['schemas']['MarketplaceWarrantyState'];
export type MarketplaceWarranty = components['schemas']['MarketplaceWarranty'];
/**
 * The compensation for returned goods.
 *
 * - `return`: The money.
 * - `exchange`: A replacement.
 */
export type ReturnKind = components['schemas']['ReturnKind'];
/**
 * Filters the after-sales requests of a customer.
 *
 * - `all`: All requests.
 * - `open`: Requests that are not closed.
 * - `over`: Closed requests.
 */
export type AfterSalesListState = components['schemas']['AfterSalesListState'];
/**
 * The tax on goods by its kind.
 *
 * - `sales`: The sales tax of US states.
 * - `vat`: Value-added tax.
 * - `gst`: Goods and services tax.
 * - `consumption`: The consumption tax of Japan.
 */
export type TaxKind = components['schemas']['TaxKind'];
export type DeliveryTax = components['schemas']['DeliveryTax'];
/**
 * A field of Address.
 *
 * - `first_name`: The first name.
 * - `last_name`: The last name.
 * - `address`: Street and house number.
 * - `address_two`: A second line, such as a flat.
 * - `postal_code`: The postal code.
 * - `city`: The town or city.
 * - `state`: The state.
 * - `phone`: The phone number.
 */
export type AddressField = components['schemas']['AddressField'];
/**
 * The word of a country for its states; null without states.
 *
 * - `state`: State.
 * - `province`: Province.
 * - `prefecture`: Prefecture.
 * - `null`: The country has no states in its addresses.
 */
export type StateKind = components['schemas']['StateKind'];
export type CountryAddressForm = components['schemas']['CountryAddressForm'];
export type DeliveryWay = components['schemas']['DeliveryWay'];
export type DeliveryCountry = components['schemas']['DeliveryCountry'];
export type SpinCount = components['schemas']['SpinCount'];
export type Draw = components['schemas']['Draw'];
/**
 * The context of a raffle.
 *
 * - `holiday`: A raffle of a holiday.
 * - `activity`: A raffle that is open while the flash sale is.
 */
export type RaffleKind = components['schemas']['RaffleKind'];
export type ActivityName = components['schemas']['ActivityName'];
/**
 * Whether tickets of a raffle can be drawn.
 *
 * - `coming`: Not open yet.
 * - `open`: Tickets can be drawn.
 * - `over`: Closed.
 */
export type RaffleState = components['schemas']['RaffleState'];
export type Raffle = components['schemas']['Raffle'];
export type MemberLevelName = components['schemas']['MemberLevelName'];
export type MemberLevel = components['schemas']['MemberLevel'];
/**
 * The kind of an event of the shop.
 *
 * - `flashSale`: The flash sale.
 * - `bigSale`: The sale of /bigsale.
 * - `wheel`: The wheel.
 * - `raffle`: A raffle.
 */
export type ActivityKind = components['schemas']['ActivityKind'];
export type Activity = components['schemas']['Activity'];
export type AddBannerItemResult = components['schemas']['AddBannerItemResult'];
export type AddBannerItemArgument = components['schemas']['AddBannerItemArgument'];
export type AddCartItemResult = components['schemas']['AddCartItemResult'];
export type AddCartItemArgument = components['schemas']['AddCartItemArgument'];
export type AddWishResult = components['schemas']['AddWishResult'];
export type AddWishArgument = components['schemas']['AddWishArgument'];
export type ApplyForFreeTestResult = components['schemas']['ApplyForFreeTestResult'];
export type ApplyForFreeTestArgument = components['schemas']['ApplyForFreeTestArgument'];
export type BuyNowResult = components['schemas']['BuyNowResult'];
export type BuyNowArgument = components['schemas']['BuyNowArgument'];
export type CancelOrderResult = components['schemas']['CancelOrderResult'];
export type CancelOrderArgument = components['schemas']['CancelOrderArgument'];
export type CancelPraiseResult = components['schemas']['CancelPraiseResult'];
export type CancelPraiseArgument = components['schemas']['CancelPraiseArgument'];
export type ChangePasswordResult = components['schemas']['ChangePasswordResult'];
export type ChangePasswordArgument = components['schemas']['ChangePasswordArgument'];
export type CheckoutCartResult = components['schemas']['CheckoutCartResult'];
export type CheckoutCartArgument = components['schemas']['CheckoutCartArgument'];
export type CheckoutOrderResult = components['schemas']['CheckoutOrderResult'];
export type CheckoutOrderArgument = components['schemas']['CheckoutOrderArgument'];
export type ChooseGiftResult = components['schemas']['ChooseGiftResult'];
export type ChooseGiftArgument = components['schemas']['ChooseGiftArgument'];
export type ClaimSocialFollowResult = components['schemas']['ClaimSocialFollowResult'];
export type ClaimSocialFollowArgument = components['schemas']['ClaimSocialFollowArgument'];
export type ClaimWarrantyResult = components['schemas']['ClaimWarrantyResult'];
export type ClaimWarrantyArgument = components['schemas']['ClaimWarrantyArgument'];
export type CompareGoodsResult = components['schemas']['CompareGoodsResult'];
export type CompareGoodsArgument = components['schemas']['CompareGoodsArgument'];
export type ConfirmChargeResult = components['schemas']['ConfirmChargeResult'];
export type ConfirmChargeArgument = components['schemas']['ConfirmChargeArgument'];
export type ConfirmReceivedResult = components['schemas']['ConfirmReceivedResult'];
export type ConfirmReceivedArgument = components['schemas']['ConfirmReceivedArgument'];
export type DeleteAddressResult = components['schemas']['DeleteAddressResult'];
export type DeleteAddressArgument = components['schemas']['DeleteAddressArgument'];
export type DeleteCartItemResult = components['schemas']['DeleteCartItemResult'];
export type DeleteCartItemArgument = components['schemas']['DeleteCartItemArgument'];
export type DeleteOrderResult = components['schemas']['DeleteOrderResult'];
export type DeleteOrderArgument = components['schemas']['DeleteOrderArgument'];
export type DrawRaffleResult = components['schemas']['DrawRaffleResult'];
export type DrawRaffleArgument = components['schemas']['DrawRaffleArgument'];
export type ExportPersonalDataResult = components['schemas']['ExportPersonalDataResult'];
export type FindMarketplaceWarrantyResult = components['schemas']['FindMarketplaceWarrantyResult'];
export type FindMarketplaceWarrantyArgument = components['schemas']['FindMarketplaceWarrantyArgument'];
export type FindOrderResult = components['schemas']['FindOrderResult'];
export type FindOrderArgument = components['schemas']['FindOrderArgument'];
export type FindWithdrawableOrderResult = components['schemas']['FindWithdrawableOrderResult'];
export type FindWithdrawableOrderArgument = components['schemas']['FindWithdrawableOrderArgument'];
export type GetActivityTimesResult = components['schemas']['GetActivityTimesResult'];
export type GetBannerResult = components['schemas']['GetBannerResult'];
export type GetBannerArgument = components['schemas']['GetBannerArgument'];
export type GetCartResult = components['schemas']['GetCartResult'];
export type GetCartArgument = components['schemas']['GetCartArgument'];
export type GetContactResult = components['schemas']['GetContactResult'];
export type GetCustomerRightsResult = components['schemas']['GetCustomerRightsResult'];
export type GetFlashSaleResult = components['schemas']['GetFlashSaleResult'];
export type GetFreeTestResult = components['schemas']['GetFreeTestResult'];
export type GetFreeTestArgument = components['schemas']['GetFreeTestArgument'];
export type GetGoodsResult = components['schemas']['GetGoodsResult'];
export type GetGoodsArgument = components['schemas']['GetGoodsArgument'];
export type GetGoodsUserInfoResult = components['schemas']['GetGoodsUserInfoResult'];
export type GetGoodsUserInfoArgument = components['schemas']['GetGoodsUserInfoArgument'];
export type GetMailSubscriptionResult = components['schemas']['GetMailSubscriptionResult'];
export type GetMailSubscriptionArgument = components['schemas']['GetMailSubscriptionArgument'];
export type GetOrderResult = components['schemas']['GetOrderResult'];
export type GetOrderArgument = components['schemas']['GetOrderArgument'];
export type GetOrderDataResult = components['schemas']['GetOrderDataResult'];
export type GetOrderDataArgument = components['schemas']['GetOrderDataArgument'];
export type GetOrderLineReviewResult = components['schemas']['GetOrderLineReviewResult'];
export type GetOrderLineReviewArgument = components['schemas']['GetOrderLineReviewArgument'];
export type GetOrderTaxResult = components['schemas']['GetOrderTaxResult'];
export type GetOrderTaxArgument = components['schemas']['GetOrderTaxArgument'];
export type GetPointRulesResult = components['schemas']['GetPointRulesResult'];
export type GetProfileResult = components['schemas']['GetProfileResult'];
export type GetRefundDetailResult = components['schemas']['GetRefundDetailResult'];
export type GetRefundDetailArgument = components['schemas']['GetRefundDetailArgument'];
export type GetTermResult = components['schemas']['GetTermResult'];
export type GetTermArgument = components['schemas']['GetTermArgument'];
export type GetUserInfoResult = components['schemas']['GetUserInfoResult'];
export type GetWheelResult = components['schemas']['GetWheelResult'];
export type JoinCartResult = components['schemas']['JoinCartResult'];
export type JoinCartArgument = components['schemas']['JoinCartArgument'];
export type JoinWishesResult = components['schemas']['JoinWishesResult'];
export type JoinWishesArgument = components['schemas']['JoinWishesArgument'];
export type KeepAccountResult = components['schemas']['KeepAccountResult'];
export type ListActivityCouponsResult = components['schemas']['ListActivityCouponsResult'];
export type ListAddressesResult = components['schemas']['ListAddressesResult'];
export type ListAfterSalesResult = components['schemas']['ListAfterSalesResult'];
export type ListAfterSalesArgument = components['schemas']['ListAfterSalesArgument'];
export type ListAvatarsResult = components['schemas']['ListAvatarsResult'];
export type ListBannersResult = components['schemas']['ListBannersResult'];
export type ListCarriersResult = components['schemas']['ListCarriersResult'];
export type ListCategoriesResult = components['schemas']['ListCategoriesResult'];
export type ListCommentsResult = components['schemas']['ListCommentsResult'];
export type ListCommentsArgument = components['schemas']['ListCommentsArgument'];
export type ListContactsResult = components['schemas']['ListContactsResult'];
export type ListCouponsResult = components['schemas']['ListCouponsResult'];
export type ListCouponsArgument = components['schemas']['ListCouponsArgument'];
export type ListDeliveryCountriesResult = components['schemas']['ListDeliveryCountriesResult'];
export type ListDownloadsResult = components['schemas']['ListDownloadsResult'];
export type ListDownloadsArgument = components['schemas']['ListDownloadsArgument'];
export type ListFeaturesResult = components['schemas']['ListFeaturesResult'];
export type ListFreeTestsResult = components['schemas']['ListFreeTestsResult'];
export type ListFreeTestsArgument = components['schemas']['ListFreeTestsArgument'];
export type ListGiftsResult = components['schemas']['ListGiftsResult'];
export type ListGiftsArgument = components['schemas']['ListGiftsArgument'];
export type ListGoodsResult = components['schemas']['ListGoodsResult'];
export type ListGoodsArgument = components['schemas']['ListGoodsArgument'];
export type ListGoodsByIdsResult = components['schemas']['ListGoodsByIdsResult'];
export type ListGoodsByIdsArgument = components['schemas']['ListGoodsByIdsArgument'];
export type ListGoodsCouponsResult = components['schemas']['ListGoodsCouponsResult'];
export type ListGoodsCouponsArgument = components['schemas']['ListGoodsCouponsArgument'];
export type ListGoodsFaqsResult = components['schemas']['ListGoodsFaqsResult'];
export type ListGoodsFaqsArgument = components['schemas']['ListGoodsFaqsArgument'];
export type ListHotCategoriesResult = components['schemas']['ListHotCategoriesResult'];
export type ListHotPostsResult = components['schemas']['ListHotPostsResult'];
export type ListHotProductsResult = components['schemas']['ListHotProductsResult'];
export type ListNoticesResult = components['schemas']['ListNoticesResult'];
export type ListOrdersResult = components['schemas']['ListOrdersResult'];
export type ListOrdersArgument = components['schemas']['ListOrdersArgument'];
export type ListPointLogResult = components['schemas']['ListPointLogResult'];
export type ListPointLogArgument = components['schemas']['ListPointLogArgument'];
export type ListQuestionsResult = components['schemas']['ListQuestionsResult'];
export type ListQuestionsArgument = components['schemas']['ListQuestionsArgument'];
export type ListRafflesResult = components['schemas']['ListRafflesResult'];
export type ListRelatedGoodsResult = components['schemas']['ListRelatedGoodsResult'];
export type ListRelatedGoodsArgument = components['schemas']['ListRelatedGoodsArgument'];
export type ListReviewsResult = components['schemas']['ListReviewsResult'];
export type ListStatesResult = components['schemas']['ListStatesResult'];
export type ListTermsResult = components['schemas']['ListTermsResult'];
export type ListWarrantiesResult = components['schemas']['ListWarrantiesResult'];
export type ListWarrantiesArgument = components['schemas']['ListWarrantiesArgument'];
export type ListWinningsResult = components['schemas']['ListWinningsResult'];
export type ListWinningsArgument = components['schemas']['ListWinningsArgument'];
export type ListWishesResult = components['schemas']['ListWishesResult'];
export type ListWishesArgument = components['schemas']['ListWishesArgument'];
export type LogInResult = components['schemas']['LogInResult'];
export type LogInArgument = components['schemas']['LogInArgument'];
export type LogInWithFacebookResult = components['schemas']['LogInWithFacebookResult'];
export type LogInWithFacebookArgument = components['schemas']['LogInWithFacebookArgument'];
export type LogInWithGoogleResult = components['schemas']['LogInWithGoogleResult'];
export type LogInWithGoogleArgument = components['schemas']['LogInWithGoogleArgument'];
export type LogOutResult = components['schemas']['LogOutResult'];
export type LogOutEverywhereResult = components['schemas']['LogOutEverywhereResult'];
export type PlaceOrderResult = components['schemas']['PlaceOrderResult'];
export type PlaceOrderArgument = components['schemas']['PlaceOrderArgument'];
export type PraiseCommentResult = components['schemas']['PraiseCommentResult'];
export type PraiseCommentArgument = components['schemas']['PraiseCommentArgument'];
export type RegisterResult = components['schemas']['RegisterResult'];
export type RegisterArgument = components['schemas']['RegisterArgument'];
export type RegisterProductResult = components['schemas']['RegisterProductResult'];
export type RegisterProductArgument = components['schemas']['RegisterProductArgument'];
export type RegisterWarrantyResult = components['schemas']['RegisterWarrantyResult'];
export type RegisterWarrantyArgument = components['schemas']['RegisterWarrantyArgument'];
export type RemoveWishResult = components['schemas']['RemoveWishResult'];
export type RemoveWishArgument = components['schemas']['RemoveWishArgument'];
export type RequestAccountDeletionResult = components['schemas']['RequestAccountDeletionResult'];
export type RequestAccountDeletionArgument = components['schemas']['RequestAccountDeletionArgument'];
export type RequestAfterSalesResult = components['schemas']['RequestAfterSalesResult'];
export type RequestAfterSalesArgument = components['schemas']['RequestAfterSalesArgument'];
export type RequestNoticeResult = components['schemas']['RequestNoticeResult'];
export type RequestNoticeArgument = components['schemas']['RequestNoticeArgument'];
export type RequestRefundResult = components['schemas']['RequestRefundResult'];
export type RequestRefundArgument = components['schemas']['RequestRefundArgument'];
export type ResetPasswordResult = components['schemas']['ResetPasswordResult'];
export type ResetPasswordArgument = components['schemas']['ResetPasswordArgument'];
export type ResubscribeResult = components['schemas']['ResubscribeResult'];
export type ResubscribeArgument = components['schemas']['ResubscribeArgument'];
export type SaveAddressResult = components['schemas']['SaveAddressResult'];
export type SaveAddressArgument = components['schemas']['SaveAddressArgument'];
export type SavePrizeAddressResult = components['schemas']['SavePrizeAddressResult'];
export type SavePrizeAddressArgument = components['schemas']['SavePrizeAddressArgument'];
export type SaveProfileResult = components['schemas']['SaveProfileResult'];
export type SaveProfileArgument = components['schemas']['SaveProfileArgument'];
export type SendBackTrackingResult = components['schemas']['SendBackTrackingResult'];
export type SendBackTrackingArgument = components['schemas']['SendBackTrackingArgument'];
export type SendMessageResult = components['schemas']['SendMessageResult'];
export type SendMessageArgument = components['schemas']['SendMessageArgument'];
export type SendVerificationCodeResult = components['schemas']['SendVerificationCodeResult'];
export type SendVerificationCodeArgument = components['schemas']['SendVerificationCodeArgument'];
export type SetLanguageResult = components['schemas']['SetLanguageResult'];
export type SetLanguageArgument = components['schemas']['SetLanguageArgument'];
export type SignUpByPopupResult = components['schemas']['SignUpByPopupResult'];
export type SignUpByPopupArgument = components['schemas']['SignUpByPopupArgument'];
export type SpinWheelResult = components['schemas']['SpinWheelResult'];
export type StoreReviewResult = components['schemas']['StoreReviewResult'];
export type StoreReviewArgument = components['schemas']['StoreReviewArgument'];
export type SubscribeResult = components['schemas']['SubscribeResult'];
export type SubscribeArgument = components['schemas']['SubscribeArgument'];
export type SuggestResult = components['schemas']['SuggestResult'];
export type SuggestArgument = components['schemas']['SuggestArgument'];
export type TakeCouponResult = components['schemas']['TakeCouponResult'];
export type TakeCouponArgument = components['schemas']['TakeCouponArgument'];
export type TrackParcelResult = components['schemas']['TrackParcelResult'];
export type TrackParcelArgument = components['schemas']['TrackParcelArgument'];
export type UnsubscribeResult = components['schemas']['UnsubscribeResult'];
export type UnsubscribeArgument = components['schemas']['UnsubscribeArgument'];
export type UploadAvatarResult = components['schemas']['UploadAvatarResult'];
export type UploadAvatarArgument = components['schemas']['UploadAvatarArgument'];
export type UploadPictureResult = components['schemas']['UploadPictureResult'];
export type UploadPictureArgument = components['schemas']['UploadPictureArgument'];
export type UseAvatarResult = components['schemas']['UseAvatarResult'];
export type UseAvatarArgument = components['schemas']['UseAvatarArgument'];
export type VerifyOrderResult = components['schemas']['VerifyOrderResult'];
export type VerifyOrderArgument = components['schemas']['VerifyOrderArgument'];
export type WithdrawAfterSalesResult = components['schemas']['WithdrawAfterSalesResult'];
export type WithdrawAfterSalesArgument = components['schemas']['WithdrawAfterSalesArgument'];
export type WithdrawOrderResult = components['schemas']['WithdrawOrderResult'];
export type WithdrawOrderArgument = components['schemas']['WithdrawOrderArgument'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseUnprocessableRequest = components['responses']['UnprocessableRequest'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ParameterAcceptLanguage = components['parameters']['AcceptLanguage'];
export type ParameterShipTo = components['parameters']['ShipTo'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type RequestBodyEmpty = components['requestBodies']['Empty'];
export type RequestBodyMailLink = components['requestBodies']['MailLink'];
export type RequestBodyGoodsReference = components['requestBodies']['GoodsReference'];
export type RequestBodyPicture = components['requestBodies']['Picture'];
export type RequestBodyOrderReference = components['requestBodies']['OrderReference'];
export type HeaderRenewedToken = components['headers']['RenewedToken'];
export type HeaderRequestId = components['headers']['RequestId'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderIdempotentReplayed = components['headers']['IdempotentReplayed'];
export type $defs = Record<string, never>;
export interface operations {
    listBanners: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The banners, in a separate object. */
                        msg: {
                            /** @description The slides in their order. */
                            banner: components["schemas"]["Banner"][];
                        };
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listNotices: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The slides in their order. */
                        msg: components["schemas"]["Note"][];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listHotProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The two lists. */
                        msg: components["schemas"]["HotProduct"][][];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listHotCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The categories in their order. */
                        msg: components["schemas"]["HotCategory"][];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listFeatures: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The features in their order. */
                        msg: components["schemas"]["Feature"][];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listHotPosts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The posts, newest first. */
                        msg: components["schemas"]["Post"][];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listReviews: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The reviews in their order. */
                        msg: components["schemas"]["Review"][];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getFlashSale: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The lists of the sale, each with its own countdown. */
                        msg: components["schemas"]["FlashSaleList"][];
                        /** @description When the sale opens; 0 when none is planned. */
                        activity_begin_time: components["schemas"]["UnixTime"];
                        /** @description When the sale closes; 0 when none is planned. */
                        activity_over_time: components["schemas"]["UnixTime"];
                        /** @description The current time of the server. */
                        server_time: components["schemas"]["UnixTime"];
                        /** @description The background picture of the sale page, or an empty string. */
                        background_pic: components["schemas"]["PictureAddress"];
                        /** @description The picture of the seasonal popup, or an empty string. */
                        window_pic: components["schemas"]["PictureAddress"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Contact"];
                        /**
                         * @description The tiktok token that makes the tiktok entry of the menu visible, or an empty string.
                         * @example
                         */
                        tiktok: string;
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The tree and its language. */
                        msg: {
                            /** @description The root categories, in the order of the menu. */
                            tree: components["schemas"]["Category"][];
                            /** @description The language of the names. */
                            lang: components["schemas"]["Locale"];
                        };
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3009;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    watchActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getBanner: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    place: components["schemas"]["BannerPlace"];
                };
            };
        };
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The banner, or null without one. */
                        msg: components["schemas"]["SideBanner"] | null;
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    subscribe: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    /**
                     * @description Always 1.
                     * @constant
                     */
                    subscribe: 1;
                };
            };
        };
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 8001 | 8031 | 8032;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    signUpByPopup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        /** @description The code to enter at checkout. */
                        coupon_code: components["schemas"]["CouponCode"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 8001 | 8031 | 8032;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getMailSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MailLink"];
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["MailSubscription"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 2004;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MailLink"];
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        subscription: components["schemas"]["MailSubscription"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 2004;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    resubscribe: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["MailLink"];
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        subscription: components["schemas"]["MailSubscription"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 2004;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listContacts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description One contact for each region. */
                        msg: components["schemas"]["RegionContact"][];
                        /**
                         * @description The postal address of the company, one entry per line.
                         * @example signal
                         *     1420 Harbor Avenue
                         *     Seattle, WA 98101
                         *     United States
                         */
                        address: string;
                        /** @description The URL of the community group, or an empty string without one. */
                        group_link: components["schemas"]["LinkAddress"];
                        /** @description Whether the support is open now. */
                        desk_open: components["schemas"]["Flag"];
                        /** @description When the support opens, in Unix seconds, or null while it is open. */
                        opens_at: components["schemas"]["UnixTimeOrNull"];
                        /** @description When the support closes, in Unix seconds, or null while it is closed. */
                        closes_at: components["schemas"]["UnixTimeOrNull"];
                        /** @description The clock of the shop. */
                        server_time: components["schemas"]["UnixTime"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listTerms: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The two groups of links. */
                        msg: {
                            /** @description The terms. */
                            terms: components["schemas"]["Term"][];
                            /** @description The policies. */
                            policy: components["schemas"]["Term"][];
                        };
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getTerm: {
        parameters: {
            query: {
                /** @description The title of the term from listTerms. */
                title: components["schemas"]["TermTitle"];
            };
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["TermText"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3008;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getPointRules: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The ways to earn points. */
                        msg: components["schemas"]["PointRule"][];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3009;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listQuestions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    keywords?: components["schemas"]["Keyword"];
                    group?: components["schemas"]["QuestionGroup"];
                    id?: components["schemas"]["QuestionId"];
                    page?: components["schemas"]["PageNumber"];
                    /** @description The number of questions of a page; all of them when a request leaves it out. */
                    page_size?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The groups in their order. */
                        msg: {
                            group: components["schemas"]["QuestionGroup"];
                            /**
                             * @description The name of the group, in the language of the response.
                             * @example Shipping
                             */
                            name: string;
                            /** @description The questions of the group, most frequent first. */
                            questions: components["schemas"]["Question"][];
                        }[];
                        /** @description The number of matching questions on all pages. */
                        total: components["schemas"]["Total"];
                        page: components["schemas"]["PageNumber"];
                        /**
                         * @description The number of questions of a page.
                         * @example 12
                         */
                        page_size: number;
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3012;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The name of the sender.
                     * @example Ada Brennan
                     */
                    name: string;
                    email: components["schemas"]["Email"];
                    /**
                     * @description The message to the support. Plain text.
                     * @example My headset is silent on the left side.
                     */
                    message: string;
                };
            };
        };
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        reference: components["schemas"]["MessageReference"];
                        /** @description The deadline of the promised reply. */
                        reply_until: components["schemas"]["UnixTime"];
                        /** @description Whether the support is open now. */
                        desk_open: components["schemas"]["Flag"];
                        /** @description When the support opens, in Unix seconds, or null while it is open. */
                        opens_at: components["schemas"]["UnixTimeOrNull"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 8001 | 8030;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listDownloads: {
        parameters: {
            query?: {
                /** @description Words that the model number or the name must contain. */
                keywords?: components["schemas"]["Keyword"];
                /** @description Filters by headsets or mice. */
                goods_kind?: components["schemas"]["GoodsKind"];
                /** @description The page, from 1. */
                page?: components["schemas"]["PageNumber"];
                /** @description Entries per page; 12 when left out. */
                page_size?: components["schemas"]["PageSize"];
            };
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The models of this page. */
                        msg: components["schemas"]["DownloadModel"][];
                        total: components["schemas"]["Total"];
                        page: components["schemas"]["PageNumber"];
                        page_size: components["schemas"]["PageSize"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    setLanguage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The requested language, such as de.
                     * @example de
                     */
                    lang: string;
                };
            };
        };
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        /** @description The language now in use. */
                        locale: components["schemas"]["Locale"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 8002;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listGoods: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    category_id?: components["schemas"]["CategoryId"];
                    keywords?: components["schemas"]["Keyword"];
                    /** @description Returns goods that match every given filter. */
                    filter?: components["schemas"]["GoodsFilter"][];
                    /** @description Returns goods that have an attribute of each given kind. */
                    attributes?: components["schemas"]["GoodsAttribute"][];
                    sort?: components["schemas"]["GoodsSort"];
                    /** @description The minimum price, in the currency of the answer's language. */
                    price_min?: components["schemas"]["Money"];
                    /** @description The maximum price. */
                    price_max?: components["schemas"]["Money"];
                    /** @description The minimum average rating. */
                    rating_min?: components["schemas"]["Stars"];
                    page?: components["schemas"]["PageNumber"];
                    page_size?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The goods of this page. */
                        msg: components["schemas"]["GoodsSummary"][];
                        total: components["schemas"]["Total"];
                        page: components["schemas"]["PageNumber"];
                        page_size: components["schemas"]["PageSize"];
                        facets: components["schemas"]["GoodsFacets"];
                        /** @description The requested category with its position in the tree, or null without one. */
                        category: components["schemas"]["ListedCategory"] | null;
                        match: components["schemas"]["SearchMatch"];
                        /**
                         * @description The search that the results match, or null if they match the one that was sent.
                         * @example wireless headset
                         */
                        corrected_query: string | null;
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3002 | 3009;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getGoods: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["GoodsReference"];
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["GoodsDetail"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3001;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listComments: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["GoodsId"];
                    page?: components["schemas"]["PageNumber"];
                    /** @description The number of comments of a page; 10 when a request leaves it out. */
                    page_size?: components["schemas"]["PageSize"];
                    /** @description Only comments with this many stars; all when left out. */
                    stars?: components["schemas"]["Stars"];
                    /** @description 1 for comments with pictures only; all when left out. */
                    with_pictures?: components["schemas"]["Flag"];
                };
            };
        };
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The comments of this page. */
                        msg: components["schemas"]["Comment"][];
                        /** @description The number of matching comments on all pages. */
                        total: components["schemas"]["Total"];
                        page: components["schemas"]["PageNumber"];
                        page_size: components["schemas"]["PageSize"];
                        average: components["schemas"]["Rating"];
                        /** @description How many customers gave one, two, three, four and five stars, in this order. */
                        histogram: number[];
                        /**
                         * @description How many comments have pictures.
                         * @example 12
                         */
                        picture_count: number;
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3001;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listRelatedGoods: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["GoodsReference"];
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The goods, best match first. */
                        msg: components["schemas"]["GoodsSummary"][];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3001;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadPicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Picture"];
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        url: components["schemas"]["UploadedPicture"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 7001 | 7002;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listCarriers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The carriers. */
                        msg: components["schemas"]["Carrier"][];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    trackParcel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    tracking_number: components["schemas"]["TrackingNumber"];
                    /** @description The carrier of the parcel; omit it to track by number alone. */
                    carrier?: components["schemas"]["CarrierCode"];
                };
            };
        };
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Parcel"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4015 | 4016;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listGoodsFaqs: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["GoodsReference"];
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The questions, most frequent first. */
                        msg: components["schemas"]["Question"][];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3001;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listGoodsByIds: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Numbers of goods. */
                    ids: components["schemas"]["GoodsId"][];
                };
            };
        };
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The goods. */
                        msg: components["schemas"]["GoodsSummary"][];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    suggest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    keywords: components["schemas"]["Keyword"];
                };
            };
        };
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The matches, best-selling first. */
                        msg: {
                            /** @description Goods, each model in one color. */
                            goods: components["schemas"]["SuggestedGoods"][];
                            /** @description Categories. */
                            categories: {
                                id: components["schemas"]["CategoryId"];
                                /**
                                 * @description The name of the category, in the language of the response.
                                 * @example Wireless
                                 */
                                name: string;
                                /** @description Distinguishes two categories of the same name. */
                                category_path: components["schemas"]["CategoryLink"][];
                            }[];
                            /** @description Complete searches with results, in the language of the response. */
                            terms: string[];
                        };
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    compareGoods: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Numbers of the goods to compare. */
                    ids: components["schemas"]["GoodsId"][];
                };
            };
        };
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The goods in the requested order. */
                        msg: components["schemas"]["GoodsSummary"][];
                        /** @description The lines of the table. */
                        rows: {
                            /**
                             * @description The name of the specification, in the language of the response.
                             * @example Battery life
                             */
                            name: string;
                            /** @description One value per goods, or null where it does not apply. */
                            values: (string | null)[];
                            /** @description Whether the values are not all the same. */
                            differs: components["schemas"]["Flag"];
                        }[];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3001;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listWishes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    page?: components["schemas"]["PageNumber"];
                    page_size?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The goods of this page. */
                        msg: components["schemas"]["GoodsSummary"][];
                        /** @description The numbers of all goods on the list, for the wish buttons of goods. */
                        ids: components["schemas"]["GoodsId"][];
                        total: components["schemas"]["WishCount"];
                        page: components["schemas"]["PageNumber"];
                        page_size: components["schemas"]["PageSize"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    addWish: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["GoodsId"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        total: components["schemas"]["WishCount"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3001 | 3013;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    removeWish: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["GoodsId"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        total: components["schemas"]["WishCount"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    joinWishes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Numbers of goods, the latest one first. */
                    ids: components["schemas"]["GoodsId"][];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        total: components["schemas"]["WishCount"];
                        /** @description Numbers of the omitted goods. */
                        skipped: components["schemas"]["GoodsId"][];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    requestNotice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    goods_id: components["schemas"]["GoodsId"];
                    email: components["schemas"]["Email"];
                    kind: components["schemas"]["NoticeKind"];
                };
            };
        };
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3001 | 3014 | 3015 | 3016 | 8001;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    takeCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["CouponOfferId"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        coupon: components["schemas"]["Coupon"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 5001 | 5002 | 5003 | 5004 | 5007;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listGoodsCoupons: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["GoodsId"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The coupons, the best first. */
                        msg: components["schemas"]["CouponOffer"][];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3001;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    password: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["LoggedIn"];
                        tiktok_token: components["schemas"]["TiktokToken"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 2001 | 2013;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    logOutEverywhere: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    /** @description The same email address again. */
                    email_confirmation: components["schemas"]["Email"];
                    password: components["schemas"]["Password"];
                    /** @description The same password again. */
                    password_confirmation: components["schemas"]["Password"];
                    code: components["schemas"]["VerificationCode"];
                    /** @description Whether the customer accepts the terms. */
                    agree_terms: components["schemas"]["Flag"];
                    /** @description The invitation code of a friend; absent without one. */
                    invite_code?: components["schemas"]["InviteCode"];
                };
            };
        };
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["LoggedIn"];
                        tiktok_token: components["schemas"]["TiktokToken"];
                        /** @description Points of the new account. */
                        points: components["schemas"]["Points"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 2002 | 2003 | 2004 | 2007 | 2008 | 2009 | 2010;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    sendVerificationCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    purpose: components["schemas"]["CodePurpose"];
                };
            };
        };
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        /**
                         * @description Seconds until another code may be requested.
                         * @example 60
                         */
                        resend_after_seconds: number;
                    } | {
                        /** @enum {integer} */
                        code: 2 | 2002 | 2003 | 2005 | 2011;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: components["schemas"]["Email"];
                    code: components["schemas"]["VerificationCode"];
                    password: components["schemas"]["Password"];
                    /** @description The same password again. */
                    password_confirmation: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 2004 | 2008;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    logInWithFacebook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    authorization_code: components["schemas"]["AuthorizationCode"];
                    redirect_uri: components["schemas"]["RedirectAddress"];
                    /** @description The invitation code of a friend; absent without one. It applies to new customers only. The server ignores an unknown code, because a retry would need a new authorization code. */
                    invite_code?: components["schemas"]["InviteCode"];
                };
            };
        };
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["LoggedIn"];
                        tiktok_token: components["schemas"]["TiktokToken"];
                        /** @description Whether this opened an account. */
                        is_new: components["schemas"]["Flag"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 2003 | 2006;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    logInWithGoogle: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    authorization_code: components["schemas"]["AuthorizationCode"];
                    redirect_uri: components["schemas"]["RedirectAddress"];
                    /** @description The invitation code of a friend; absent without one. It applies to new customers only. The server ignores an unknown code, because a retry would need a new authorization code. */
                    invite_code?: components["schemas"]["InviteCode"];
                };
            };
        };
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["LoggedIn"];
                        tiktok_token: components["schemas"]["TiktokToken"];
                        /** @description Whether this opened an account. */
                        is_new: components["schemas"]["Flag"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 2003 | 2006;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getUserInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["UserInfo"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The current password. */
                    current_password: components["schemas"]["Password"];
                    password: components["schemas"]["Password"];
                    /** @description The same new password again. */
                    password_confirmation: components["schemas"]["Password"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 2008 | 2012;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Profile"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    exportPersonalData: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["PersonalData"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    requestAccountDeletion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The current password, for an account that has one (`has_password` of the profile). */
                    password?: components["schemas"]["Password"];
                    /** @description The email address of the account, for an account without a password. */
                    email?: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        /** @description When the account is deleted. */
                        deletion_at: components["schemas"]["UnixTime"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 2007 | 2012;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    keepAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    saveProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A new login email; needs its confirmation. */
                    email?: components["schemas"]["Email"];
                    /** @description The same email address again. */
                    email_confirmation?: components["schemas"]["Email"];
                    firstname?: components["schemas"]["Nickname"];
                    country?: components["schemas"]["ProfileCountry"];
                    state?: components["schemas"]["ProfileState"];
                    city?: components["schemas"]["ProfileCity"];
                    birth_date?: components["schemas"]["BirthDate"];
                    gender?: components["schemas"]["Gender"];
                    marketplace_url?: components["schemas"]["MarketplaceUrl"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        /**
                         * @description Points that this call earned.
                         * @example 10
                         */
                        points_earned: number;
                        profile: components["schemas"]["Profile"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 2002 | 2007 | 8003;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listAvatars: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The available and the selected avatar and decoration. */
                        msg: {
                            /** @description Pictures. */
                            avatars: components["schemas"]["Avatar"][];
                            /** @description Decorations around the picture. */
                            decorations: components["schemas"]["Avatar"][];
                            avatar_id: components["schemas"]["AvatarId"];
                            decoration_id: components["schemas"]["DecorationId"];
                            /** @description The URL of the current picture. */
                            avatar: components["schemas"]["PictureAddress"];
                            /** @description The URL of the current decoration, or an empty string for none. */
                            decoration: components["schemas"]["PictureAddress"];
                        };
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    useAvatar: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    avatar_id?: components["schemas"]["AvatarId"];
                    decoration_id?: components["schemas"]["DecorationId"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        avatar_id: components["schemas"]["AvatarId"];
                        decoration_id: components["schemas"]["DecorationId"];
                        /** @description The URL of the current picture. */
                        avatar: components["schemas"]["PictureAddress"];
                        /** @description The URL of the current decoration, or an empty string for none. */
                        decoration: components["schemas"]["PictureAddress"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 7003;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadAvatar: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Picture"];
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        avatar: components["schemas"]["Avatar"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 7001 | 7002;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listOrders: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    state?: components["schemas"]["OrderListState"];
                    /** @description A part of the order number, or words from the names of its goods. */
                    keyword?: components["schemas"]["Keyword"];
                    page?: components["schemas"]["PageNumber"];
                    page_size?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The orders of this page. */
                        msg: components["schemas"]["OrderSummary"][];
                        total: components["schemas"]["Total"];
                        page: components["schemas"]["PageNumber"];
                        page_size: components["schemas"]["PageSize"];
                        counts: components["schemas"]["OrderCounts"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OrderReference"];
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["OrderDetail"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ordersn: components["schemas"]["OrderNumber"];
                    reason: components["schemas"]["CancelReason"];
                    /** @description Details of the reason; optional. */
                    note?: components["schemas"]["OrderNote"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        orderstatus: components["schemas"]["OrderStatus"];
                        /** @description The refund; 0 for an unpaid order. */
                        refunded: components["schemas"]["Money"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001 | 4012;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    confirmReceived: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ordersn: components["schemas"]["OrderNumber"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        orderstatus: components["schemas"]["OrderStatus"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001 | 4013;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ordersn: components["schemas"]["OrderNumber"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        orderstatus: components["schemas"]["OrderStatus"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001 | 4014;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    findOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ordersn: components["schemas"]["OrderNumber"];
                    /** @description The email of the order. */
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["TrackedOrder"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    findWithdrawableOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ordersn: components["schemas"]["OrderNumber"];
                    /** @description The email of the order. */
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["WithdrawableOrder"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001 | 4019 | 4020;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    withdrawOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ordersn: components["schemas"]["OrderNumber"];
                    /** @description The email of the order. */
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        receipt: components["schemas"]["WithdrawalReceipt"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001 | 4019 | 4020;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listAddresses: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The addresses. */
                        msg: components["schemas"]["SavedAddress"][];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    saveAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id?: components["schemas"]["SavedAddressId"];
                    address: components["schemas"]["Address"];
                    /** @description Whether the checkout preselects it; false when left out. */
                    is_default?: components["schemas"]["Flag"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        address: components["schemas"]["SavedAddress"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4007 | 4017 | 4018;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["SavedAddressId"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4017;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listCoupons: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The list; all lists when left out. */
                    state?: components["schemas"]["CouponListState"];
                    page?: components["schemas"]["PageNumber"];
                    page_size?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The coupons of this page. */
                        msg: components["schemas"]["Coupon"][];
                        total: components["schemas"]["Total"];
                        page: components["schemas"]["PageNumber"];
                        page_size: components["schemas"]["PageSize"];
                        /** @description How many coupons are in each list. */
                        counts: {
                            all: components["schemas"]["CouponCount"];
                            unused: components["schemas"]["CouponCount"];
                            used: components["schemas"]["CouponCount"];
                            stale: components["schemas"]["CouponCount"];
                        };
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3009;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listPointLog: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Only these changes; all when left out. */
                    direction?: components["schemas"]["PointDirection"];
                    page?: components["schemas"]["PageNumber"];
                    page_size?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The changes of this page. */
                        msg: components["schemas"]["PointEntry"][];
                        total: components["schemas"]["Total"];
                        page: components["schemas"]["PageNumber"];
                        page_size: components["schemas"]["PageSize"];
                        points: components["schemas"]["Points"];
                        /** @description Ways to earn points with a limit per calendar month (UTC). */
                        caps: {
                            kind: components["schemas"]["PointKind"];
                            /**
                             * @description The points earned this month.
                             * @example 20
                             */
                            used: number;
                            /**
                             * @description The monthly limit in points.
                             * @example 100
                             */
                            maximum: number;
                        }[];
                        /** @description Ways that earn no more points for now: one-time ways that are done, today's login, and ways at their monthly limit. */
                        done: components["schemas"]["PointKind"][];
                        /** @description The networks for which the customer already earned points by following the shop. */
                        followed: components["schemas"]["SocialNetwork"][];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3009;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listGifts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    page?: components["schemas"]["PageNumber"];
                    page_size?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The registrations of this page. */
                        msg: components["schemas"]["ProductRegistration"][];
                        total: components["schemas"]["Total"];
                        page: components["schemas"]["PageNumber"];
                        page_size: components["schemas"]["PageSize"];
                        /** @description The gifts for a registration. */
                        gifts: components["schemas"]["Gift"][];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3009;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The cart; the ordinary one when left out. */
                    cartype?: components["schemas"]["CartType"];
                    /** @description The guest's temporary cart; ignored with a token. */
                    items?: components["schemas"]["TemporaryCartEntry"][];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The items, in the order they were added. */
                        msg: components["schemas"]["CartItem"][];
                        /** @description The subtotal of all items before the full reduction. */
                        pay: components["schemas"]["Money"];
                        /** @description The total of the items, pay minus the full reduction, without tax and shipping. */
                        total: components["schemas"]["Money"];
                        number: components["schemas"]["CartCount"];
                        /** @description Whether the full reduction applies. */
                        rebate: components["schemas"]["Flag"];
                        msgData: components["schemas"]["FullReduction"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    addCartItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["GoodsId"];
                    goods_number: components["schemas"]["RequestedQuantity"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        number: components["schemas"]["CartCount"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3001 | 3003 | 3004 | 3005 | 3010;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    addBannerItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    goods_id: components["schemas"]["GoodsId"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        number: components["schemas"]["CartCount"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3001 | 3003 | 3004 | 3010;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteCartItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["GoodsId"];
                    /** @description The cart; the ordinary one when left out. */
                    cartype?: components["schemas"]["CartType"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        number: components["schemas"]["CartCount"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3006 | 3011;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    joinCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The temporary cart of the guest. */
                    items: components["schemas"]["TemporaryCartEntry"][];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        number: components["schemas"]["CartCount"];
                        /** @description Goods that could not be merged, because they are discontinued or out of stock. */
                        skipped: components["schemas"]["GoodsId"][];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    checkoutCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The lines and their quantities. */
                    params: {
                        goods_id: components["schemas"]["GoodsId"];
                        goods_number: components["schemas"]["RequestedQuantity"];
                    }[];
                    /** @description The cart; the ordinary one when left out. */
                    cartype?: components["schemas"]["CartType"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3003 | 3004 | 3005 | 3006 | 3007;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    buyNow: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["GoodsId"];
                    goods_number: components["schemas"]["RequestedQuantity"];
                    /**
                     * @description Always 2, the buy-now cart.
                     * @example 2
                     * @constant
                     */
                    type: 2;
                    /** @description 1 to exchange points for the goods; the customer pays money when left out. */
                    is_integral?: components["schemas"]["Flag"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3001 | 3003 | 3004 | 3005 | 5011;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getOrderTax: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The cart; the ordinary one when left out. */
                    cartype?: components["schemas"]["CartType"];
                    region?: components["schemas"]["CountryCode"];
                    state?: components["schemas"]["StateName"];
                    postal_code?: components["schemas"]["PostalCode"];
                    /** @description A coupon of the customer; it has priority over a code. */
                    coupon_id?: components["schemas"]["CouponId"];
                    coupon_code?: components["schemas"]["CouponCode"];
                    /** @description The way of delivery; the ordinary one when left out. */
                    delivery_way?: components["schemas"]["DeliveryWayCode"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        /** @description The goods before reduction, tax and shipping. */
                        subtotal: components["schemas"]["Money"];
                        /** @description The amount of the full reduction. */
                        reduction: components["schemas"]["Money"];
                        /** @description The discount of the coupon, at most the subtotal after the reduction. */
                        coupon: components["schemas"]["Money"];
                        /** @description Tax that is added to the goods after reduction and coupon; 0 where prices include it. */
                        tax: components["schemas"]["Money"];
                        /** @description The tax that the prices include; 0 where tax is added or unknown. Not part of the sum. */
                        included_tax: components["schemas"]["Money"];
                        /** @description The shipping cost. */
                        shipping: components["schemas"]["Money"];
                        /** @description The amount to pay: subtotal - reduction - coupon + tax + shipping. */
                        total: components["schemas"]["Money"];
                        /** @description The price of the goods for points; 0 without any. */
                        points: components["schemas"]["Points"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3007 | 4007 | 4008 | 5001 | 5002 | 5004 | 5005 | 5006;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The cart; the ordinary one when left out. */
                    cartype?: components["schemas"]["CartType"];
                    address: components["schemas"]["Address"];
                    note: components["schemas"]["OrderNote"];
                    /** @description A coupon of the customer; it has priority over a code. */
                    coupon_id?: components["schemas"]["CouponId"];
                    coupon_code?: components["schemas"]["CouponCode"];
                    /** @description The way of delivery; the ordinary one when left out. */
                    delivery_way?: components["schemas"]["DeliveryWayCode"];
                    /** @description The total the shopper saw, in the currency of the language of this request. */
                    expected_total: components["schemas"]["Money"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        ordersn: components["schemas"]["OrderNumber"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3003 | 3004 | 3007 | 4003 | 4007 | 5001 | 5002 | 5004 | 5005 | 5006 | 5010;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getOrderData: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OrderReference"];
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["PayableOrder"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    verifyOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OrderReference"];
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        orderstatus: components["schemas"]["OrderStatus"];
                        paytype: components["schemas"]["PayType"];
                        /** @description The status of the newest charge of the order, or null without one. */
                        charge_status: components["schemas"]["ChargeStatus"] | null;
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    checkoutOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ordersn: components["schemas"]["OrderNumber"];
                    payment_token: components["schemas"]["PaymentToken"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        charge_id: components["schemas"]["ChargeId"];
                        charge_status: components["schemas"]["ChargeStatus"];
                        /**
                         * @description The provider's page that the shopper must visit first, a URL or a path of this origin; null for most payments. It redirects back to /pay_result.
                         * @example https://pay.example.com/challenge/ch_de1742a69b2d43f907864f63
                         */
                        redirect_url: string | null;
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001 | 4002 | 4009;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    confirmCharge: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ordersn: components["schemas"]["OrderNumber"];
                    charge_id: components["schemas"]["ChargeId"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        charge_status: components["schemas"]["ChargeStatus"];
                        orderstatus: components["schemas"]["OrderStatus"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001 | 4004 | 4005 | 4006 | 4009 | 4010 | 4021;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    storeReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ordersn: components["schemas"]["OrderNumber"];
                    line_id: components["schemas"]["LineNumber"];
                    stars: components["schemas"]["Stars"];
                    content: components["schemas"]["ReviewText"];
                    /** @description Pictures that the customer uploaded before; optional. */
                    pics?: components["schemas"]["UploadedPicture"][];
                    /** @description The URL at which the customer shared the review; optional. */
                    review_url?: components["schemas"]["ReviewAddress"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        review: components["schemas"]["OrderLineReview"];
                        /** @description Points the customer has now. */
                        points: components["schemas"]["Points"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001 | 6003 | 6004 | 6002 | 6005 | 6009 | 6006 | 6007;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    praiseComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["CommentNumber"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        /** @description How many customers praise the comment now. */
                        praise_count: components["schemas"]["PraiseCount"];
                        /** @description Whether the current customer does. */
                        praised: components["schemas"]["Flag"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 6008;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    cancelPraise: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["CommentNumber"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        /** @description How many customers praise the comment now. */
                        praise_count: components["schemas"]["PraiseCount"];
                        /** @description Whether the current customer does. */
                        praised: components["schemas"]["Flag"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 6008;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getGoodsUserInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["GoodsReference"];
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["GoodsUserInfo"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3001;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    applyForFreeTest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    goods_id: components["schemas"]["GoodsId"];
                    /** @description The contact email of the applicant. */
                    email: components["schemas"]["Email"];
                    reason: components["schemas"]["FreeTestReason"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        application: components["schemas"]["TestApplication"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3001 | 6010 | 6011 | 6012;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    findMarketplaceWarranty: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    order_number: components["schemas"]["MarketplaceOrderNumber"];
                    email: components["schemas"]["Email"];
                };
            };
        };
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The warranties of the goods of that order. */
                        msg: components["schemas"]["MarketplaceWarranty"][];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 6035;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getOrderLineReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ordersn: components["schemas"]["OrderNumber"];
                    line_id: components["schemas"]["LineNumber"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The line and its review. */
                        msg: {
                            line: components["schemas"]["OrderLine"];
                            /** @description The review, or null without one. */
                            review: components["schemas"]["OrderLineReview"] | null;
                            /** @description Whether the customer may review the line now. */
                            open: components["schemas"]["Flag"];
                            /** @description The last moment for a review, in Unix seconds, or null before the delivery. */
                            closes_at: components["schemas"]["UnixTimeOrNull"];
                        };
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001 | 6003;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listFreeTests: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    page?: components["schemas"]["PageNumber"];
                    page_size?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The applications of this page. */
                        msg: components["schemas"]["TestApplication"][];
                        total: components["schemas"]["Total"];
                        page: components["schemas"]["PageNumber"];
                        page_size: components["schemas"]["PageSize"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getFreeTest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["ApplicationNumber"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["TestApplication"];
                        /** @description The conditions of the test. */
                        rules: components["schemas"]["TextBlock"][];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 6013;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listWarranties: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Only those of this order; all when left out. */
                    ordersn?: components["schemas"]["OrderNumber"];
                    page?: components["schemas"]["PageNumber"];
                    page_size?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The warranties of this page. */
                        msg: components["schemas"]["Warranty"][];
                        total: components["schemas"]["Total"];
                        page: components["schemas"]["PageNumber"];
                        page_size: components["schemas"]["PageSize"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    registerWarranty: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ordersn: components["schemas"]["OrderNumber"];
                    line_id: components["schemas"]["LineNumber"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        warranty: components["schemas"]["Warranty"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001 | 6003 | 6030 | 6031 | 6032;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    claimWarranty: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ordersn: components["schemas"]["OrderNumber"];
                    line_id: components["schemas"]["LineNumber"];
                    problem: components["schemas"]["GoodsProblem"];
                    /** @description Pictures of the defect. */
                    credentials: components["schemas"]["UploadedPicture"][];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        warranty: components["schemas"]["Warranty"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001 | 6003 | 6033 | 6032 | 6034 | 6007;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    requestAfterSales: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    kind: components["schemas"]["ReturnKind"];
                    ordersn: components["schemas"]["OrderNumber"];
                    line_id: components["schemas"]["LineNumber"];
                    /** @description The number of pieces to return. */
                    goodsnumber: components["schemas"]["RequestedQuantity"];
                    reason: components["schemas"]["AfterSalesReason"];
                    problem: components["schemas"]["GoodsProblem"];
                    /** @description The URL of a public comment about the problem; optional. */
                    comment_url?: components["schemas"]["ReviewAddress"];
                    note?: components["schemas"]["OrderNote"];
                    /** @description Pictures that the customer uploaded before, as proof. */
                    credentials: components["schemas"]["UploadedPicture"][];
                    /** @description Whether the customer contacted customer service; the shop refuses the request otherwise. */
                    contacted: components["schemas"]["Flag"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        request: components["schemas"]["AfterSalesDetail"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3003 | 3005 | 4001 | 6001 | 6003 | 6007 | 6020 | 6021 | 6022 | 6023;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    requestRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ordersn: components["schemas"]["OrderNumber"];
                    /** @description The line; all lines when left out. */
                    line_id?: components["schemas"]["LineNumber"];
                    reason: components["schemas"]["AfterSalesReason"];
                    problem?: components["schemas"]["ProblemNote"];
                    note?: components["schemas"]["OrderNote"];
                    /** @description Pictures that the customer uploaded before, as proof. */
                    credentials: components["schemas"]["UploadedPicture"][];
                    /** @description Whether the customer contacted customer service; the shop refuses the request otherwise. */
                    contacted: components["schemas"]["Flag"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        request: components["schemas"]["AfterSalesDetail"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001 | 6003 | 6007 | 6020 | 6021 | 6022 | 6023;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getRefundDetail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["AfterSalesNumber"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["AfterSalesDetail"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 6024;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    sendBackTracking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["AfterSalesNumber"];
                    tracking_number: components["schemas"]["TrackingNumber"];
                    /** @description The carrier of the parcel. An unknown code counts as `other`, as does a request without carrier and company. */
                    carrier?: components["schemas"]["CarrierCode"];
                    /**
                     * @deprecated
                     * @description The carrier by its name, instead of `carrier`; ignored beside it.
                     */
                    company?: components["schemas"]["CarrierName"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        request: components["schemas"]["AfterSalesDetail"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 6024 | 6025;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    withdrawAfterSales: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["AfterSalesNumber"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        request: components["schemas"]["AfterSalesDetail"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 6024 | 6025;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listAfterSales: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Only these requests; all when left out. */
                    state?: components["schemas"]["AfterSalesListState"];
                    /** @description Only those about this order; all when left out. */
                    ordersn?: components["schemas"]["OrderNumber"];
                    page?: components["schemas"]["PageNumber"];
                    page_size?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The requests of this page. */
                        msg: components["schemas"]["AfterSalesRequest"][];
                        total: components["schemas"]["Total"];
                        page: components["schemas"]["PageNumber"];
                        page_size: components["schemas"]["PageSize"];
                    } | {
                        /** @enum {integer} */
                        code: 2;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listDeliveryCountries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The countries by code. */
                        msg: components["schemas"]["DeliveryCountry"][];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3009;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listStates: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The states and the federal district, by name. */
                        msg: {
                            /**
                             * @description The postal abbreviation of the state.
                             * @example WA
                             */
                            code: string;
                            /**
                             * @description The name of the state, in English.
                             * @example Washington
                             */
                            name: string;
                        }[];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3009;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getWheel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The wheel. */
                        msg: {
                            /** @description Whether the customer can spin it now. */
                            open: components["schemas"]["Flag"];
                            /** @description The remaining spins of the customer; 0 for a guest. */
                            chances: components["schemas"]["SpinCount"];
                            /** @description The prizes, the first one at the top of the wheel. */
                            prizes: components["schemas"]["Prize"][];
                            /** @description When the wheel opens. */
                            begin_time: components["schemas"]["UnixTime"];
                            /** @description When the wheel closes. */
                            over_time: components["schemas"]["UnixTime"];
                            /** @description The clock of the shop. */
                            server_time: components["schemas"]["UnixTime"];
                            /**
                             * @description The time until a gift is sent after its address is saved.
                             * @example 2
                             */
                            ships_within_business_days: number;
                        };
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3009;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    spinWheel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["Draw"];
                        /** @description The remaining spins of the customer. */
                        chances: components["schemas"]["SpinCount"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 5020 | 5021 | 5022;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    savePrizeAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    winning_id?: components["schemas"]["WinningId"];
                    email: components["schemas"]["Email"];
                    /**
                     * @description First name of the recipient.
                     * @example Ada
                     */
                    buyer_first_name: string;
                    /**
                     * @description Last name of the recipient.
                     * @example Brennan
                     */
                    buyer_last_name: string;
                    /**
                     * @description Street and house.
                     * @example 418 Harbor View Road
                     */
                    buyer_address: string;
                    /**
                     * @description A second line such as a flat, or an empty string.
                     * @example Apartment 3
                     */
                    buyer_address_two?: string;
                    /**
                     * @description Town or city.
                     * @example Seattle
                     */
                    city: string;
                    /**
                     * @description Prizes are sent within the US only.
                     * @example US
                     */
                    country: string;
                    /**
                     * @description A state: its code from listStates, or its name.
                     * @example WA
                     */
                    region: string;
                    /**
                     * @description Postal code.
                     * @example 98101
                     */
                    code: string;
                    /**
                     * @description The extension of a postal code, such as the last four digits, or an empty string.
                     * @example 4127
                     */
                    subcode?: string;
                    phone: components["schemas"]["PhoneNumber"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        winning: components["schemas"]["Winning"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4007 | 5023 | 5024;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listWinnings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    page?: components["schemas"]["PageNumber"];
                    page_size?: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The records of this page. */
                        msg: components["schemas"]["Winning"][];
                        total: components["schemas"]["Total"];
                        page: components["schemas"]["PageNumber"];
                        page_size: components["schemas"]["PageSize"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3009;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    registerProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ordersn: components["schemas"]["OrderNumber"];
                    /**
                     * @description The buyer name of the order.
                     * @example Ada Brennan
                     */
                    name: string;
                    email: components["schemas"]["Email"];
                    review_url?: components["schemas"]["ReviewAddress"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        registration: components["schemas"]["ProductRegistration"];
                        points: components["schemas"]["Points"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 4001 | 5030 | 5031;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    chooseGift: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    registration_id: components["schemas"]["RegistrationId"];
                    gift_id: components["schemas"]["GiftId"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        registration: components["schemas"]["ProductRegistration"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 5032 | 5033 | 5034;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listRaffles: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The raffles. */
                        msg: components["schemas"]["Raffle"][];
                        /** @description The clock of the shop. */
                        server_time: components["schemas"]["UnixTime"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3009;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    drawRaffle: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: components["schemas"]["RaffleId"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        data: components["schemas"]["Draw"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 5040 | 5041 | 5042;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getCustomerRights: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The level of the customer, and all levels. */
                        msg: {
                            level: components["schemas"]["MemberLevelNumber"];
                            name: components["schemas"]["MemberLevelName"];
                            /**
                             * @description The lifetime points of the customer.
                             * @example 2740
                             */
                            points_earned: number;
                            /** @description The requirement of the next level, or null on the highest. */
                            next: {
                                level: components["schemas"]["MemberLevelNumber"];
                                name: components["schemas"]["MemberLevelName"];
                                /**
                                 * @description The missing points.
                                 * @example 2260
                                 */
                                points_missing: number;
                            } | null;
                            /** @description All levels, lowest first. */
                            levels: components["schemas"]["MemberLevel"][];
                        };
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3009;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    claimSocialFollow: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Identifies one intention of the shopper; the client sends the same key with each retry. The same key with the same request returns the first answer for 24 hours and changes nothing; with another request it is refused with 9007. Browsers retry a POST automatically when a reused connection breaks. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    network: components["schemas"]["SocialNetwork"];
                };
            };
        };
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Idempotent-Replayed": components["headers"]["IdempotentReplayed"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        msg: components["schemas"]["Message"];
                        points: components["schemas"]["Points"];
                        entry: components["schemas"]["PointEntry"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 5012;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listActivityCoupons: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The country that the visitor wants goods delivered to. Amounts of the answer are in its currency; without this header, or for a country of no delivery, they are in the currency of the language. It changes neither a placed order nor the address of the next one. */
                "Ship-To"?: components["parameters"]["ShipTo"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description Success, a refusal, or the end of the login. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The coupons. */
                        msg: components["schemas"]["CouponOffer"][];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3009;
                        msg: components["schemas"]["Message"];
                    } | components["schemas"]["LoginEnded"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getActivityTimes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Preferred languages of the answer; the first supported one is used. Without this header, the language last chosen with setLanguage, else English. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Empty"];
        responses: {
            /** @description Success or a refusal. */
            200: {
                headers: {
                    authorization: components["headers"]["RenewedToken"];
                    "Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        code: 1;
                        /** @description The activities by start time. */
                        msg: components["schemas"]["Activity"][];
                        /** @description The server's time, which decides whether an activity is open. */
                        server_time: components["schemas"]["UnixTime"];
                    } | {
                        /** @enum {integer} */
                        code: 2 | 3009;
                        msg: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
}
